import type { Db } from '#server/ports/database.ts';

export function contractEventsOf(db: Db, reservationId: string) {
  return db
    .selectFrom('contract_events as e')
    .innerJoin('contracts as c', 'c.id', 'e.contract_id')
    .innerJoin('contract_signers as s', 's.id', 'e.signer_id')
    .select(['e.id', 'e.kind', 'e.at', 's.name'])
    .where('c.reservation_id', '=', reservationId)
    .execute();
}

export function paymentsMade(db: Db, reservationId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(['p.id', 'p.paid_at', 'p.amount', 'p.amount_usd_cents'])
    .where('i.reservation_id', '=', reservationId)
    .where('p.paid_at', 'is not', null)
    .execute();
}

export function refundsMade(db: Db, reservationId: string) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(['f.id', 'f.amount', 'f.amount_usd_cents', 'f.recorded_at', 'f.done_at'])
    .where('i.reservation_id', '=', reservationId)
    .execute();
}

export function mailsTo(db: Db, reservationId: string, accountId: string) {
  return db
    .selectFrom('outbox as o')
    .innerJoin('accounts as a', 'a.email', 'o.recipient')
    .select(['o.id', 'o.subject', 'o.sent_at'])
    .where('o.reservation_id', '=', reservationId)
    .where('a.id', '=', accountId)
    .where('o.channel', '=', 'email')
    .where('o.sent_at', 'is not', null)
    .execute();
}
