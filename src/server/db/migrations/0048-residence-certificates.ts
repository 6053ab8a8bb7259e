import { sql, type Kysely } from 'kysely';

const statements = [
  `create table residence_certificates (
    id uuid primary key,
    code text not null unique,
    reservation_id uuid not null references reservations on delete cascade,
    contract_id uuid references contracts on delete set null,
    house_id text not null references houses,
    position integer not null check (position >= 1),
    name text,
    starts_on date not null,
    ends_on date not null check (ends_on > starts_on),
    issued_at timestamptz not null,
    sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
    file text,
    passport_number text,
    consented_at timestamptz,
    consent_version text,
    check (passport_number is null or (consented_at is not null and consent_version is not null))
  )`,
  `create index residence_certificates_reservation on residence_certificates (reservation_id)`,
  `create index residence_certificates_stored on residence_certificates (ends_on) where file is not null`,
];

/** Residence certificates of occupants; file and passport number are encrypted (ADR 58). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
