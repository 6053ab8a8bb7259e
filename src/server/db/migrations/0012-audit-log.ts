import { sql, type Kysely } from 'kysely';

const statements = [
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_account_id uuid references accounts on delete set null,
    actor_name text not null,
    ip text not null,
    user_agent text not null,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    before jsonb,
    after jsonb
  )`,
  `create index audit_log_subject on audit_log (subject_kind, subject_id, id)`,
  `create index audit_log_actor on audit_log (actor_account_id, id)`,
  // Administrators look for people and reservations newest first.
  `create index accounts_created on accounts (created_at desc, id)`,
  `create index reservations_check_in on reservations (check_in desc, id)`,
];

/** The record of what administrators do, and the orders in which they list (decisions: Reservation life cycle, Accounts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
