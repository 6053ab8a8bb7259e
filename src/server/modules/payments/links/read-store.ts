import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import { dues } from '../read-store.ts';

/** Joint reads: payment links with the instalment, reservation and account they are about. Nothing is written here. */

/** Finds the link of a token's hash with the instalment that it pays; undefined where there is none, or that is owed no more. */
export function findLinked(db: Db, hash: string) {
  return dues(db)
    .innerJoin('payment_links as l', 'l.instalment_id', 'i.id')
    .select(['l.id as link_id', 'l.expires_at', 'l.recalled_at', 'l.language as link_language'])
    .where('l.token_hash', '=', hash)
    .executeTakeFirst();
}
export type LinkedRow = NonNullable<Awaited<ReturnType<typeof findLinked>>>;

/** Lists the links of an instalment that work at an instant, the newest first. */
export function openLinks(db: Db, instalmentId: string, now: Date) {
  return db
    .selectFrom('payment_links')
    .select(['id', 'language', 'mailed_to', 'made_at', 'expires_at'])
    .where('instalment_id', '=', instalmentId)
    .where('recalled_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .execute();
}
export type LinkRow = Awaited<ReturnType<typeof openLinks>>[number];

/**
 * True while a payment of an instalment was begun to be taken and its provider has not said what became of it. One that only waits on a
 * virtual account keeps nobody from paying.
 */
export async function isBeingConfirmed(db: Db, instalmentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('instalment_id', '=', instalmentId)
    .where('status', '=', 'confirming')
    .where('virtual_account', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists every link of an account's reservations, the oldest first. */
export function linksOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('payment_links as l')
    .innerJoin('instalments as i', 'i.id', 'l.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .select(['r.code', 'i.number', 'l.mailed_to', 'l.made_at', 'l.expires_at', 'l.recalled_at'])
    .where('r.account_id', '=', accountId)
    .orderBy('l.made_at')
    .execute();
}

export async function reservationsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('reservations').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

/** Lists payments whose payer's address is of no more use: of stays that ended before a Seoul date, or that came to nothing before an instant. */
export async function payersToForget(db: Db, endedBefore: PlainDate, failedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .select('p.id')
    .where('p.payer_email', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('r.check_out', '<', endedBefore),
        eb.and([eb('p.status', '!=', 'paid'), eb('p.started_at', '<', failedBefore)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds the facts of the receipt for who paid by a link; undefined where the member's account is gone. */
export function findReceiptOfPayer(db: Db, paymentId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['p.payer_email', 'p.payer_language', 'p.order_id', 'p.amount', 'p.amount_usd_cents'])
    .select(['i.period_from', 'i.period_to', 'i.reservation_id', 'h.name as house_name'])
    .select(['a.first_name', 'a.last_name'])
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
}
