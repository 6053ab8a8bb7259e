import * as v from 'valibot';
import { get } from '../endpoint.ts';
import { Cents, Instant, Won } from '../shared.ts';

export const historyKinds = [
  'requested',
  'changed',
  'extended',
  'hold_extended',
  'signed_by_all',
  'confirmed',
  'expired',
  'dates_taken_again',
  'cancelled',
  'cancelled_by_us',
  'cancelled_for_disaster',
  'ended_by_decline',
  'ended_early',
  'evicted',
  'people_corrected',
  'moved',
  'change_asked',
  'change_completed',
  'change_lapsed',
  'change_withdrawn',
  'change_declined',
  'method_chosen',
  'contract_sent',
  'contract_reminded',
  'signed',
  'declined',
  'paid',
  'refund_recorded',
  'refund_sent',
  'message',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

export const HistoryEntry = v.object({
  id: v.string(),
  at: Instant,
  what: v.picklist(historyKinds),
  name: v.nullable(v.pipe(v.string(), v.description('Who signs the contract, of entries about a signer'))),
  amount: v.nullable(v.pipe(Won, v.description('Of a payment or a refund'))),
  amountUsdCents: v.nullable(Cents),
  subject: v.nullable(v.pipe(v.string(), v.description('Of an email to the member'))),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;

export const reservationHistory = {
  list: get('/v1/reservations/{id}/events', 'member', {
    summary: 'List what happened to a reservation',
    description:
      'Newest first: its own changes, the contract, payments, refunds and the emails to the member. Nothing that only staff read, and of other occupants no more than who was sent the contract, signed or declined.',
    data: v.array(HistoryEntry),
    addition: true,
  }),
};
