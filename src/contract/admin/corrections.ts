import * as v from 'valibot';
import { get, post, put } from '../endpoint.ts';
import { RefundsToCome } from '../reservations/refunds.ts';
import { Occupant } from '../reservations/requests.ts';
import { Reservation } from '../reservations/reservations.ts';
import { booking } from '../rules/policy.ts';
import { Cents, Id, Instant, PlainDate, Won, WonAmount, WrittenText } from '../shared.ts';
import { providers } from '../vocabulary.ts';
import { movePrices, paymentDoubts } from './vocabulary.ts';

/** Reason for an administrator's action. It is sent in the query: 300 Korean letters take 2.7 KB of a URL, which every proxy accepts. */
export const Reason = v.pipe(
  v.string('reason_required'),
  v.trim(),
  v.minLength(1, 'reason_required'),
  v.maxLength(300, 'text_too_long'),
);

/** Reason mailed to the member if the administrator gave none, in both languages. */
export const UNTOLD_REASON = '운영팀에서 예약을 취소했어요. Our team has cancelled the reservation.';

export const TransferRequest = v.object({
  amount: WonAmount,
  receivedOn: PlainDate,
  reference: WrittenText(100),
});

/** A refund sent from the company's bank account, with the bank's reference. */
export const RefundSentRequest = v.object({ reference: WrittenText(100) });

/** A refund sent by hand instead of by the payment provider. The administrator has checked on the provider's site that it was not made there. */
export const RefundTakenRequest = v.object({
  providerChecked: v.literal(true, 'provider_check_required'),
});

/** An order that only a person can settle, as the payment provider recorded it. */
export const OrderInDoubt = v.object({
  orderId: v.string(),
  provider: v.picklist(providers),
  seq: v.pipe(v.number(), v.description('Of the instalment that it is for')),
  amount: v.pipe(Won, v.description('The sum that was asked')),
  amountUsdCents: v.nullable(Cents),
  doubt: v.picklist(paymentDoubts),
  since: Instant,
});
export type OrderInDoubt = v.InferOutput<typeof OrderInDoubt>;

export const DoubtEndRequest = v.object({ reason: Reason });

/** House to move to, its price and the reason. `expected` repeats what the administrator saw of {@link MovePreview}. */
export const MoveRequest = v.object({
  houseId: v.pipe(v.string('house_required'), v.minLength(1, 'house_required'), v.maxLength(64)),
  price: v.optional(v.picklist(movePrices, 'invalid_input'), 'agreed'),
  expected: v.optional(
    v.object({
      total: v.pipe(Won, v.description('The total after the move')),
      toPay: v.pipe(Won, v.description('What is to be paid; 0 at the agreed price')),
      refund: v.pipe(Won, v.description('What goes back; 0 at the agreed price')),
    }),
  ),
  reason: Reason,
});

const Sum = v.object({ amount: Won, usdCents: v.nullable(Cents) });

/** Current totals of a reservation in another house: the agreed one, and that of the house with its consequences. */
export const MovePreview = v.object({
  agreed: v.object({ total: Won, totalUsdCents: v.nullable(Cents) }),
  house: v.nullable(
    v.pipe(
      v.object({
        total: Won,
        totalUsdCents: v.nullable(Cents),
        difference: v.pipe(Won, v.description('This total less the agreed one; below 0 where it is less')),
        toPay: v.pipe(
          Sum,
          v.description(
            'Of a confirmed stay what is due by now and not covered, as one more payment; of a request its first payment',
          ),
        ),
        dueOn: v.nullable(v.pipe(PlainDate, v.description('The last day to pay it'))),
        later: v.pipe(Sum, v.description('What falls due afterwards, with the payments to come')),
        refund: v.object({ total: Won, totalUsdCents: v.nullable(Cents) }),
        returns: RefundsToCome,
      }),
      v.description('Null for a request that is paid, or being paid, and not signed by everybody'),
    ),
  ),
});
export type MovePreview = v.InferOutput<typeof MovePreview>;

/** Occupants of a request as they are now. `version` identifies the state of the reservation. */
export const Corrected = v.object({ version: v.string(), occupants: Reservation.entries.occupants });
export type Corrected = v.InferOutput<typeof Corrected>;

/** Corrections of a reservation by administrators (ADR 30). */
export const corrections = {
  recordTransfer: post('/v1/admin/reservations/{id}/payments/{paymentId}/transfer', 'admin', {
    summary: 'Record a bank transfer as the payment of an instalment',
    description:
      'For money in won that arrived on the company’s account: exactly the amount of the instalment, with the day and the bank’s reference. It settles the instalment as every payment does. Where it could buy nothing (already paid, no longer payable) it is refused, and nothing is recorded.',
    body: TransferRequest,
    data: v.null(),
    version: 'checked',
    addition: true,
  }),
  takeRefund: post('/v1/admin/reservations/{id}/refunds/{refundId}/by-hand', 'admin', {
    summary: 'Take over a refund that its provider cannot carry out',
    description:
      'Of those in `refundsFailing`, before any money is sent by hand: the provider is not asked again, and the refund moves to `refundsToSend`. Refused while an attempt may be under way (`refund_under_way`), and where the provider has made it meanwhile (`refund_made`). Repeating it changes nothing.',
    body: RefundTakenRequest,
    data: v.null(),
    version: 'checked',
    addition: true,
  }),
  recordRefundSent: post('/v1/admin/reservations/{id}/refunds/{refundId}/sent', 'admin', {
    summary: 'Record that a refund was sent by hand',
    description:
      'No provider sends back a bank transfer, nor a refund that was taken over: it waits in `refundsToSend` until an administrator has sent it. The member is told. Repeating it changes nothing.',
    body: RefundSentRequest,
    data: v.null(),
    version: 'checked',
    addition: true,
  }),
  endDoubt: post('/v1/admin/reservations/{id}/orders/{orderId}/dealt-with', 'admin', {
    summary: 'Record that an order in doubt was dealt with',
    description:
      'Of those in `doubts`, after a look into the books of its provider: the order counts as not paid, the provider is asked for it no more, and its instalment can be paid anew. What the provider tells later is settled all the same: the money is taken, or goes back where it buys nothing; the doubt that was dealt with is not raised again. Of an order that is in doubt no more nothing changes.',
    body: DoubtEndRequest,
    data: v.null(),
    version: 'checked',
    addition: true,
  }),
  correctOccupant: put('/v1/admin/reservations/{id}/occupants/{position}', 'admin', {
    summary: 'Correct an occupant of a request',
    description:
      'Name and contacts of one occupant, counted from 1, while nobody has signed, of the version of the reservation that `If-Match` names: where it is another one by now it is refused with `version_stale`, and `current` has them. A fresh contract goes to everybody, and the answer has the version after it. The member who booked signs as the account names them. A number that stays what it is, is not judged again.',
    body: Occupant,
    ownPhones: true,
    data: Corrected,
    version: 'required',
    addition: true,
  }),
  movePreview: get('/v1/admin/reservations/{id}/move', 'admin', {
    summary: 'Preview the prices of a move',
    description:
      'What a reservation would cost in another house: the agreed total, and today’s rent of that house for the same dates, at the rate and with the coupon, the deposit and the refund policy of the booking. Whether the house is free is for the move itself to say.',
    query: v.object({ houseId: Id }),
    data: MovePreview,
    addition: true,
  }),
  move: post('/v1/admin/reservations/{id}/move', 'admin', {
    summary: 'Move a reservation to another house',
    description: `To a house that is free for all of its nights and takes its people, until the check-in information may be read: at the price and with the payments that were agreed, or at the \`price\` of the house. Then the payments of a request are laid out anew; of a confirmed stay what is due by now and not covered becomes one more payment, due within ${booking.graceDays} days and before the check-in, and what exceeds the new total goes back at once, the latest payment first. At the price of the house \`expected\` has the sums that the administrator saw: without them, or with others, it is refused with \`move_price_changed\`; a request that is paid and not signed with \`move_price_unsigned\`. The contract is issued anew, and the one before is void. An extension and a stay that is extended are not moved.`,
    body: MoveRequest,
    data: v.null(),
    version: 'checked',
    addition: true,
  }),
};
