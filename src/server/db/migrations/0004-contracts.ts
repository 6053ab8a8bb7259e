import { sql, type Kysely } from 'kysely';

const statements = [
  `create table contract_signers (
    id uuid primary key,
    contract_id uuid not null references contracts on delete cascade,
    position integer not null check (position >= 1),
    name text not null,
    email text not null,
    phone text not null,
    language text not null check (language in ('ko', 'en')),
    status text not null check (status in ('sent', 'opened', 'signed', 'declined')),
    mark_kind text check (mark_kind in ('drawn', 'typed')),
    mark_png bytea,
    mark_text text,
    signed_at timestamptz,
    declined_at timestamptz,
    reason text,
    ip text,
    user_agent text,
    time_zone text,
    unique (contract_id, position),
    check ((status = 'signed') = (signed_at is not null)),
    check ((status = 'declined') = (declined_at is not null and reason is not null)),
    check ((mark_kind is not distinct from 'drawn') = (mark_png is not null)),
    check ((mark_kind is not distinct from 'typed') = (mark_text is not null)),
    check (mark_kind is null or status = 'signed')
  )`,
  // Until now one person signed a contract; what they drew stands in the signed file alone.
  `insert into contract_signers (id, contract_id, position, name, email, phone, language, status, signed_at, ip, user_agent)
    select gen_random_uuid(), c.id, 1, c.signer_name, c.signer_email, c.signer_phone, coalesce(a.language, 'ko'),
      case
        when c.status = 'signed' then 'signed'
        when exists (select from contract_events e where e.contract_id = c.id and e.kind = 'opened') then 'opened'
        else 'sent'
      end,
      c.signed_at, signed.ip, signed.user_agent
    from contracts c
    join reservations r on r.id = c.reservation_id
    left join accounts a on a.id = r.account_id
    left join lateral (
      select e.ip, e.user_agent from contract_events e
      where e.contract_id = c.id and e.kind = 'signed' and c.status = 'signed' order by e.seq desc limit 1
    ) signed on true`,
  `alter table contracts drop column signer_name, drop column signer_email, drop column signer_phone`,
  // A changed stay gets a new contract; the one before stays on file, and one alone is the stay's own.
  `alter table contracts drop constraint contracts_reservation_id_key, add column replaced_at timestamptz`,
  `create unique index contracts_current on contracts (reservation_id) where replaced_at is null`,
  `create index contracts_waiting on contracts (created_at) where status = 'sent'`,
  `alter table contract_links add column signer_id uuid references contract_signers on delete cascade`,
  `update contract_links l set signer_id = s.id from contract_signers s where s.contract_id = l.contract_id`,
  `alter table contract_links alter column signer_id set not null, drop column contract_id`,
  `create index contract_links_signer on contract_links (signer_id)`,
  `alter table contract_events add column signer_id uuid references contract_signers on delete cascade`,
  `update contract_events e set signer_id = s.id from contract_signers s where s.contract_id = e.contract_id`,
  `create index documents_sha256 on documents (sha256)`,
  `create function documents_are_kept() returns trigger language plpgsql as $$
    begin
      if old.kind = 'signed-contract' and old.created_at > now() - interval '5 years' then raise exception 'signed documents are kept 5 years'; end if;
      return old;
    end $$`,
  `create trigger documents_kept before delete on documents for each row execute function documents_are_kept()`,
  `create table signing_keys (
    id uuid primary key,
    certificate text not null,
    private_key bytea not null,
    created_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
