import { sql, type Kysely } from 'kysely';

const statements = [
  // The audit log is read newest first: by day, and by what was done.
  `create index audit_log_at on audit_log (at)`,
  `create index audit_log_action on audit_log (action, id)`,

  `alter table accounts add column blocked_at timestamptz`,
  `alter table accounts add column blocked_reason text`,
  `alter table accounts add constraint accounts_blocked check ((blocked_at is null) = (blocked_reason is null))`,

  // What a message tells and about which reservation, and what of its text only its recipient may read.
  `alter table outbox add column kind text`,
  `alter table outbox add column reservation_id uuid references reservations on delete set null`,
  `alter table outbox add column secrets jsonb`,
  `create index outbox_reservation on outbox (reservation_id, created_at)`,
  // The key of a message names what it is about: a reservation, or something that belongs to one.
  `update outbox o set reservation_id = about.reservation_id
    from (
      select id::text as part, id as reservation_id from reservations
      union all select id::text, reservation_id from instalments
      union all select p.id::text, i.reservation_id from payments p join instalments i on i.id = p.instalment_id
      union all select f.id::text, i.reservation_id from refunds f
        join payments p on p.id = f.payment_id join instalments i on i.id = p.instalment_id
      union all select id::text, reservation_id from contracts
      union all select s.id::text, c.reservation_id from contract_signers s join contracts c on c.id = s.contract_id
      union all select l.id::text, c.reservation_id from contract_links l
        join contract_signers s on s.id = l.signer_id join contracts c on c.id = s.contract_id
    ) about
    where about.part = case when o.key like 'contract:%' or o.key like 'signing-reminder:%'
      then split_part(o.key, ':', 2) else split_part(o.key, ':', 1) end`,
];

/** Reading the audit log, blocked accounts, and the messages of a reservation (decisions: Running the company). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
