import { sql, type Kysely } from 'kysely';

const statements = [
  // Bank, number, holder and end of the virtual account that a payment waits on; erased once it waits no more.
  `alter table payments add column virtual_account jsonb`,
  `create index payments_virtual_account on payments (id) where virtual_account is not null`,
  // The end of a virtual account that the sandbox issues.
  `alter table sandbox_orders add column pay_until timestamptz`,
];

/** Virtual accounts: the payer is told to which account, and until when, the money is to be transferred. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
