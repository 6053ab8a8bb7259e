import type { HistoryEntry, HistoryKind } from '#contract/reservations/history.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import type { Db } from '#server/ports/database.ts';
import { owned } from '../handlers.ts';
import { eventsOf } from '../store.ts';
import { toldOfContractEvent, toldOfTransition } from './policy.ts';
import { contractEventsOf, mailsTo, paymentsMade, refundsMade } from './read-store.ts';

const order: readonly HistoryKind[] = [
  'requested',
  'contract_sent',
  'signed',
  'signed_by_all',
  'paid',
  'confirmed',
];

export const reservationHistory: Handlers<'reservationHistory'> = {
  list: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    return historyOf(ctx.db, own.id, viewer?.accountId ?? refuse('unauthorized'));
  },
};

export async function historyOf(db: Db, id: string, accountId: string): Promise<HistoryEntry[]> {
  const [events, signing, payments, refunds, mails] = await Promise.all([
    eventsOf(db, id),
    contractEventsOf(db, id),
    paymentsMade(db, id),
    refundsMade(db, id),
    mailsTo(db, id, accountId),
  ]);
  const entries = [
    ...events.map((event) => entry(event.id, event.at, toldOfTransition[event.transition])),
    ...signing.map(({ id: key, at, kind, name }) => entry(key, at, toldOfContractEvent[kind], { name })),
    ...payments.map((payment) => entry(payment.id, payment.paid_at, 'paid', moneyOf(payment))),
    ...refunds.flatMap((refund) => [
      entry(refund.id, refund.recorded_at, 'refund_recorded', moneyOf(refund)),
      entry(`${refund.id}:sent`, refund.done_at, 'refund_sent', moneyOf(refund)),
    ]),
    ...mails.map(({ id: key, sent_at: at, subject }) => entry(key, at, 'message', { subject })),
  ];
  return entries
    .filter((told) => told !== null)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || placeOf(b.what) - placeOf(a.what));
}

function placeOf(what: HistoryKind): number {
  const place = order.indexOf(what);
  return place < 0 ? order.length : place;
}

function moneyOf(money: { amount: number; amount_usd_cents: number | null }) {
  return { amount: money.amount, amountUsdCents: money.amount_usd_cents };
}

function entry(
  id: string,
  at: Date | null,
  what: HistoryKind | null | undefined,
  told: Partial<HistoryEntry> = {},
): HistoryEntry | null {
  if (!at || !what) return null;
  const nothing = { name: null, amount: null, amountUsdCents: null, subject: null };
  return { id, at: at.toISOString(), what, ...nothing, ...told };
}
