import type { DoorCode } from '#contract/admin/recorded-reads.ts';
import type { AdminReservation, AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { SavedView } from '#contract/admin/saved-views.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import type { ReservationSearch } from './search-params.ts';

/** Rows of the table on one page. */
export const PAGE_SIZE = 20;

type Query = InputOf<Contract['adminReservations']['list']>['query'];

function queryOf(search: ReservationSearch, page: number, pageSize: number): Query {
  const { unsigned, unpaid, depositOpen, descending, ...rest } = search;
  return {
    ...rest,
    ...(unsigned && { unsigned: 'true' }),
    ...(unpaid && { unpaid: 'true' }),
    ...(depositOpen && { depositOpen: 'true' }),
    ...(descending && { descending: 'true' }),
    page: String(page),
    pageSize: String(pageSize),
  };
}

/** Lists one page of the reservations that a search names. */
export function findReservations(search: ReservationSearch): Promise<Result<Page<AdminReservation>>> {
  const query = queryOf(search, search.page ?? 1, PAGE_SIZE);
  return attempt(() => api.adminReservations.list({ query }));
}

/** Lists the own saved views and those that others share. */
export function savedViews(): Promise<Result<SavedView[]>> {
  return attempt(() => api.adminSavedViews.list());
}

export type ViewDraft = InputOf<Contract['adminSavedViews']['create']>['body'];

/** Saves a view; with an id, changes that one. */
export function saveView(id: string | null, body: ViewDraft): Promise<Result<SavedView>> {
  return attempt(() =>
    id === null ? api.adminSavedViews.create({ body }) : api.adminSavedViews.update({ params: { id }, body }),
  );
}

/** Deletes an own view. */
export function removeView(id: string): Promise<Result<null>> {
  return attempt(() => api.adminSavedViews.remove({ params: { id } }));
}

/** Loads every reservation that a search names as CSV; the host makes it, and records that. */
export function reservationsFile(search: ReservationSearch): Promise<Result<Blob>> {
  const { page: _, pageSize: __, ...query } = queryOf(search, 1, PAGE_SIZE);
  return attempt(() => api.adminReservations.export({ query }));
}

/** Loads one reservation with the member who booked it and its history. */
export function reservationDetail(id: string): Promise<Result<AdminReservationDetail>> {
  return attempt(() => api.adminReservations.get({ params: { id } }));
}

/** Reads how to get into the house of a stay; the host records who did. */
export function doorCodeOf(id: string): Promise<Result<DoorCode>> {
  return attempt(() => api.adminReservations.doorCode({ params: { id } }));
}

/** Loads the instalments of a reservation; null where that fails, silently (docs/specification.md#error-catalogue). */
export async function paymentsOf(id: string): Promise<ReservationInstalment[] | null> {
  const outcome = await attempt(() => api.adminReservations.payments({ params: { id } }));
  return outcome.ok ? outcome.value : null;
}

/** Mails a signing link to everybody who has not signed. */
export function remindSigners(id: string): Promise<Result<null>> {
  return attempt(() => api.adminReservations.remind({ params: { id } }));
}

/** Loads the contract as PDF. */
export function contractFile(id: string): Promise<Result<Blob>> {
  return attempt(() => api.adminReservations.contract({ params: { id } }));
}
