import * as v from 'valibot';
import { Cancellation, RefundsToCome } from '#contract/reservations/refunds.ts';
import { Cents, PlainDate, Won } from '#contract/shared.ts';
import { cancellationKinds, departureKinds } from '../vocabulary.ts';

const GoingBack = {
  refund: v.object({ total: Won, totalUsdCents: v.nullable(Cents) }),
  returns: RefundsToCome,
};

/** Previews a cancellation made now. `computed` is the refund by the policy (nothing after a disaster); `refund` is the amount that would go back. */
export const AdminCancellation = v.object({
  ...v.omit(Cancellation, ['refund', 'returns']).entries,
  kind: v.picklist(cancellationKinds),
  computed: Cancellation.entries.refund,
  ...GoingBack,
});
export type AdminCancellation = v.InferOutput<typeof AdminCancellation>;

export const EarlyCheckOut = v.object({
  kind: v.picklist(departureKinds),
  date: v.pipe(PlainDate, v.description('The day of leaving; its night is not slept')),
  owedUntil: v.pipe(PlainDate, v.description('The rent is owed up to this day: the notice ends')),
  unusedNights: v.pipe(v.number(), v.description('Nights from then to the check-out')),
  noiseComplaints: v.pipe(v.number(), v.description('Recorded so far and not withdrawn')),
  deposit: v.pipe(Won, v.description('The part of the refund that is the deposit: by our own fault alone')),
  ...GoingBack,
});
export type EarlyCheckOut = v.InferOutput<typeof EarlyCheckOut>;

export const DepositRefund = v.object({
  deposit: Won,
  deducted: Won,
  dueBy: v.pipe(PlainDate, v.description('The day by which it was promised')),
  ...GoingBack,
});
export type DepositRefund = v.InferOutput<typeof DepositRefund>;
