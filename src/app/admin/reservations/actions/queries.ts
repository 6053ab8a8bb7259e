import type { NoiseComplaint, StaffNote } from '#contract/admin/records.ts';
import type {
  AdminCancellation,
  DepositRefund,
  EarlyCheckOut,
} from '#contract/admin/refunds/refund-previews.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { FreeHouse } from '#contract/admin/parking.ts';
import type { Corrected, MovePreview } from '#contract/admin/corrections.ts';
import type { Contract } from '#contract/contract.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { DeductionRequest } from '#contract/admin/deposits.ts';
import type { RefundAccount } from '#contract/reservations/refund-accounts.ts';
import type { Occupant } from '#contract/reservations/requests.ts';
import type { Won } from '#contract/rules/money.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { addOnce } from '#app/admin/kit/form/add-once.ts';
import { change, ifMatch, type Changed, type Versioned } from '#app/admin/kit/form/conflict.ts';

type Calls = Contract['adminReservations'];
type Refunded = { refunded: Won };
/** A reservation as it was seen. Actions on it are refused if it has changed. */
export type SeenReservation = Versioned & { id: string };

export type CancellationTerms = InputOf<Calls['cancellation']>['query'];
export type CancellationWish = InputOf<Calls['cancel']>['query'];
export type DepartureTerms = InputOf<Calls['earlyCheckOut']>['query'];
export type DepartureWish = InputOf<Calls['checkOutEarly']>['query'];
export type ComplaintWish = InputOf<Calls['addNoiseComplaint']>['body'];

/** Returns the id parameter and the `If-Match` header for a reservation. */
const of = (seen: SeenReservation) => ({ params: { id: seen.id }, ifMatch: ifMatch(seen) });

export function previewCancellation(
  id: string,
  query: CancellationTerms,
): Promise<Result<AdminCancellation>> {
  return attempt(() => api.adminReservations.cancellation({ params: { id }, query }));
}

export function cancelForMember(
  seen: SeenReservation,
  query: CancellationWish,
): Promise<Result<AdminReservationDetail>> {
  return attempt(() => api.adminReservations.cancel({ ...of(seen), query }));
}

export function previewCheckOut(id: string, query: DepartureTerms): Promise<Result<EarlyCheckOut>> {
  return attempt(() => api.adminReservations.earlyCheckOut({ params: { id }, query }));
}

export function checkOutEarly(seen: SeenReservation, query: DepartureWish): Promise<Result<Refunded>> {
  return attempt(() => api.adminReservations.checkOutEarly({ ...of(seen), query }));
}

/** Previews the refund of the deposit less `deducted` won. */
export function previewDeposit(id: string, deducted: Won): Promise<Result<DepositRefund>> {
  return attempt(() =>
    api.adminReservations.depositRefund({ params: { id }, query: { deducted: String(deducted) } }),
  );
}

/** Refunds the deposit less itemized deductions, if the refund is still `expected` won. */
export function refundDeposit(
  seen: SeenReservation,
  deductions: DeductionRequest[],
  expected: Won,
): Promise<Result<Refunded>> {
  return attempt(() =>
    api.adminReservations.refundDeposit({
      ...of(seen),
      query: { expectedRefund: String(expected) },
      body: { deductions },
    }),
  );
}

/** Extends the hold on the dates of a request. */
export function extendHold(seen: SeenReservation): Promise<Result<AdminReservationDetail>> {
  return attempt(() => api.adminReservations.extendHold(of(seen)));
}

/** Lists the noise complaints of a stay, oldest first. */
export function complaintsOf(id: string): Promise<Result<NoiseComplaint[]>> {
  return attempt(() => api.adminReservations.noiseComplaints({ params: { id } }));
}

export function recordComplaint(id: string, body: ComplaintWish): Promise<Result<NoiseComplaint>> {
  return attempt(() => api.adminReservations.addNoiseComplaint({ params: { id }, body }));
}

export function withdrawComplaint(
  id: string,
  complaintId: string,
  reason: string,
): Promise<Result<NoiseComplaint>> {
  return attempt(() =>
    api.adminReservations.withdrawNoiseComplaint({ params: { id, complaintId }, body: { reason } }),
  );
}

/** Lists the staff notes of a reservation, newest first. */
export function notesOf(id: string): Promise<Result<StaffNote[]>> {
  return attempt(() => api.adminReservations.notes({ params: { id } }));
}

/** Adds a staff note. Sending it again adds no second one. */
export function addNote(id: string, text: string): Promise<Result<StaffNote>> {
  return attempt(() =>
    addOnce(`note/${id}`, text, (own) =>
      api.adminReservations.addNote({ params: { id }, body: { id: own, text } }),
    ),
  );
}

export function recordTransfer(
  { id, ...seen }: SeenReservation,
  paymentId: string,
  body: InputOf<Calls['recordTransfer']>['body'],
): Promise<Result<null>> {
  return attempt(() =>
    api.adminReservations.recordTransfer({ params: { id, paymentId }, ifMatch: ifMatch(seen), body }),
  );
}

/** Reads the refund account of a stay; null if the member entered none. The host records who read it. */
export function refundAccountOf(id: string): Promise<Result<RefundAccount | null>> {
  return attempt(() => api.adminReservations.refundAccount({ params: { id } }));
}

/** Takes over a refund that the provider cannot send, to send it by hand. */
export function takeRefund({ id, ...seen }: SeenReservation, refundId: string): Promise<Result<null>> {
  return attempt(() =>
    api.adminReservations.takeRefund({
      params: { id, refundId },
      ifMatch: ifMatch(seen),
      body: { providerChecked: true },
    }),
  );
}

/** Records that a refund was sent by bank transfer from the company's account. */
export function recordRefundSent(
  { id, ...seen }: SeenReservation,
  refundId: string,
  reference: string,
): Promise<Result<null>> {
  return attempt(() =>
    api.adminReservations.recordRefundSent({
      params: { id, refundId },
      ifMatch: ifMatch(seen),
      body: { reference },
    }),
  );
}

/** Records how an order in doubt was settled. */
export function endDoubt(
  { id, ...seen }: SeenReservation,
  orderId: string,
  reason: string,
): Promise<Result<null>> {
  return attempt(() =>
    api.adminReservations.endDoubt({ params: { id, orderId }, ifMatch: ifMatch(seen), body: { reason } }),
  );
}

/** Corrects an occupant as seen; `position` counts from 1. If somebody else changed that occupant, `current` has the present occupants. */
export function correctOccupant(
  id: string,
  seen: Corrected,
  position: string,
  body: Occupant,
): Promise<Changed<Corrected>> {
  const touched = ({ occupants }: Corrected) => occupants[Number(position) - 1] ?? null;
  return change(seen, touched, (version) =>
    api.adminReservations.correctOccupant({ params: { id, position }, ifMatch: version, body }),
  );
}

export function previewMove(id: string, houseId: string): Promise<Result<MovePreview>> {
  return attempt(() => api.adminReservations.movePreview({ params: { id }, query: { houseId } }));
}

export function moveReservation(
  seen: SeenReservation,
  body: InputOf<Calls['move']>['body'],
): Promise<Result<null>> {
  return attempt(() => api.adminReservations.move({ ...of(seen), body }));
}

export function parkReservation(seen: SeenReservation): Promise<Result<AdminReservationDetail>> {
  return attempt(() => api.adminReservations.park(of(seen)));
}

export function putBackReservation(seen: SeenReservation): Promise<Result<AdminReservationDetail>> {
  return attempt(() => api.adminReservations.putBack(of(seen)));
}

/** Lists the houses that a reservation can move to. Those in which a parked reservation would give way come last. */
export function freeHouses(id: string): Promise<Result<FreeHouse[]>> {
  return attempt(() => api.adminReservations.freeHouses({ params: { id } }));
}
