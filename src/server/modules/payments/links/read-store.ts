import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import { dues } from '../read-store.ts';

export function findLinked(db: Db, hash: string) {
  return dues(db)
    .innerJoin('payment_links as l', 'l.instalment_id', 'i.id')
    .select(['l.id as link_id', 'l.expires_at', 'l.recalled_at', 'l.language as link_language'])
    .where('l.token_hash', '=', hash)
    .executeTakeFirst();
}
export type LinkedRow = NonNullable<Awaited<ReturnType<typeof findLinked>>>;

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
 * True if a provider was asked to take a payment of the instalment and has not answered. A payment that only waits for a transfer to a virtual
 * account does not count.
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

/**
 * Lists payments with a payer's address that is no longer needed: of stays that ended before a Seoul date, or payments that failed before an instant.
 */
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
