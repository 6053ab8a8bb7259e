import { sql } from 'kysely';
import type { PaymentSource } from '#contract/vocabulary.ts';
import type { Db } from '#server/ports/database.ts';
import { takenUpAfter } from '../policy.ts';
import { dues } from '../read-store.ts';

export function findAwaited(db: Db, paymentId: string) {
  return dues(db)
    .innerJoin('payments as p', 'p.instalment_id', 'i.id')
    .select(['p.id as payment_id', 'p.amount as asked'])
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
}

export async function findBegun(
  db: Db,
  wish: {
    instalment_id: string;
    provider: PaymentSource;
    amount: number;
    started_at: Date;
    account_until: Date;
  },
) {
  const after = takenUpAfter(wish.account_until.getTime(), wish.started_at.getTime());
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(['p.id', 'p.provider', 'p.order_id', 'p.payment_key'])
    .select((eb) => eb.ref('p.account_until').$notNull().as('account_until'))
    .where('p.instalment_id', '=', wish.instalment_id)
    .where('p.provider', '=', wish.provider)
    .where('p.status', 'in', ['started', 'confirming'])
    .where('p.virtual_account', 'is', null)
    .where('p.doubt', 'is', null)
    .where('p.is_dropped', '=', false)
    .where('p.amount', '=', wish.amount)
    .whereRef('p.amount', '=', 'i.amount')
    .where('p.account_until', '>', new Date(after))
    .orderBy('p.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type Begun = NonNullable<Awaited<ReturnType<typeof findBegun>>>;

/** True if a virtual account waits for exactly the current amount of the instalment. A second account would confuse the payer. */
export async function hasOpenAccount(
  db: Db,
  due: { id: string; amount: number; amount_usd_cents: number | null },
  nowMs: number,
): Promise<boolean> {
  const open = await db
    .selectFrom('payments')
    .select('id')
    .where('instalment_id', '=', due.id)
    .where('status', '=', 'confirming')
    .where('doubt', 'is', null)
    .where('is_dropped', '=', false)
    .where('amount', '=', due.amount)
    .where('amount_usd_cents', 'is not distinct from', due.amount_usd_cents)
    .where(sql<Date>`(virtual_account->>'dueAt')::timestamptz`, '>', new Date(nowMs))
    .executeTakeFirst();
  return open !== undefined;
}
