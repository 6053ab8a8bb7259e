import { sql, type Kysely } from 'kysely';

const statements = [
  // When a link leaves that was not mailed because its recipient has had enough for a day; the booker is told.
  `alter table contract_signers add column link_held_until timestamptz`,
  `create index contract_signers_held on contract_signers (link_held_until) where link_held_until is not null`,
  // Messages of one topic that leave as one where several would go within a minute.
  `alter table outbox add column topic text`,
  `create index outbox_topic on outbox (topic, created_at) where topic is not null`,
];

/** Mail to people who are not the account is limited, and gathered (decisions: Reservation life cycle). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
