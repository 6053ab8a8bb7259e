import { sql, type SqlBool } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import { refundAccounts as policy } from '#contract/rules/paying/policy.ts';
import type { Db } from '#server/ports/database.ts';

/** True for an unsent refund `f` of payment `p` that no provider sends, or that its provider has repeatedly failed to send. */
const waits = sql<SqlBool>`f.status = 'recorded'
  and (p.provider = 'bank' or f.by_hand_at is not null or f.attempts >= ${policy.failedAttempts})`;

function refunds(db: Db) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id');
}

export async function isNeeded(db: Db, reservationId: string): Promise<boolean> {
  const row = await refunds(db)
    .select('f.id')
    .where('i.reservation_id', '=', reservationId)
    .where(waits)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists refunds that wait for an account and were not asked about yet, with the member to ask. Stays that already have an account are left out. */
export function refundsToAskFor(db: Db) {
  return refunds(db)
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('refund_accounts as b', 'b.reservation_id', 'r.id')
    .select(['f.id', 'r.id as reservation_id', 'r.code', 'h.name as house_name'])
    .select(['a.email', 'a.first_name', 'a.language'])
    .where(waits)
    .where('f.account_asked_at', 'is', null)
    .where('b.reservation_id', 'is', null)
    .orderBy('f.recorded_at')
    .orderBy('f.id')
    .limit(100)
    .execute();
}
export type AskRow = Awaited<ReturnType<typeof refundsToAskFor>>[number];

export async function isAsked(db: Db, reservationId: string, except: string[]): Promise<boolean> {
  const row = await refunds(db)
    .select('f.id')
    .where('i.reservation_id', '=', reservationId)
    .where(waits)
    .where('f.account_asked_at', 'is not', null)
    .where('f.id', 'not in', except)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function accountsOf(db: Db, accountId: string) {
  return db
    .selectFrom('refund_accounts as b')
    .innerJoin('reservations as r', 'r.id', 'b.reservation_id')
    .select(['r.code', 'b.account', 'b.set_at'])
    .where('r.account_id', '=', accountId)
    .orderBy('b.set_at')
    .execute();
}

/**
 * Lists reservations with a refund account that can be deleted: entered before `before`, nothing left to send or sent since then, and the stay
 * finished (canceled, deposit settled, or over before the Seoul date `overBefore`).
 */
export async function accountsToForget(db: Db, before: Date, overBefore: PlainDate): Promise<string[]> {
  const rows = await db
    .selectFrom('refund_accounts as b')
    .innerJoin('reservations as r', 'r.id', 'b.reservation_id')
    .select('b.reservation_id')
    .where('b.set_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('r.status', 'in', ['cancelled', 'expired']),
        eb(eb.fn.coalesce('r.ended_on', 'r.check_out'), '<', overBefore),
        eb.exists(
          eb
            .selectFrom('deposit_refunds as d')
            .select('d.reservation_id')
            .whereRef('d.reservation_id', '=', 'r.id'),
        ),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refunds as f')
            .innerJoin('payments as p', 'p.id', 'f.payment_id')
            .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
            .select('f.id')
            .whereRef('i.reservation_id', '=', 'b.reservation_id')
            .where((each) => each.or([each('f.status', '=', 'recorded'), each('f.done_at', '>=', before)])),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.reservation_id);
}
