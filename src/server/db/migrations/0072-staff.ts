import { sql, type Kysely } from 'kysely';

const statements = [
  `create table staff_profiles (
    id uuid primary key,
    name jsonb not null check (name ? 'ko'),
    role jsonb not null check (role ? 'ko'),
    languages jsonb not null check (jsonb_typeof(languages) = 'array'),
    reply_minutes integer not null check (reply_minutes > 0),
    photo_id text references photos (id),
    position integer not null check (position > 0),
    published boolean not null default false
  )`,
  `create table house_hosts (
    house_id text primary key references houses (id),
    staff_id uuid not null references staff_profiles (id) on delete cascade
  )`,
  `create index house_hosts_staff on house_hosts (staff_id)`,
  `alter table file_uses drop constraint file_uses_kind_check`,
  `alter table file_uses add constraint file_uses_kind_check check (kind in
    ('turnover', 'deduction', 'board', 'house', 'ticket', 'ticket_reply', 'review', 'check_out', 'objection', 'staff'))`,
  `alter table reviews add column country text check (country ~ '^[A-Z]{2}$'), add column university text`,
];

/**
 * Profiles of hosts and staff, and the host of a house. Reviews show country and university where their author allowed it; nobody did before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
