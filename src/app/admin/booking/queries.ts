import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Contract } from '#contract/contract.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { HouseDetail } from '#contract/houses.ts';
import type { QuoteForMember } from '#contract/reservations/quotes.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

export type BookingRequest = InputOf<Contract['adminReservations']['create']>['body'];
export type QuoteWish = InputOf<Contract['adminReservations']['quote']>['body'];

export function houseToBook(id: string): Promise<Result<HouseDetail>> {
  return attempt(() => api.houses.get({ params: { id } }));
}

/** Quotes a stay and says if its dates are free. */
export function quoteOf(body: QuoteWish): Promise<Result<QuoteForMember>> {
  return attempt(() => api.adminReservations.quote({ body }));
}

export function bookFor(body: BookingRequest): Promise<Result<AdminReservationDetail>> {
  const isInternational = isInternationalMethod(body.paymentMethod) ? 'true' : 'false';
  return attempt(() => api.adminReservations.create({ query: { isInternational }, body }));
}
