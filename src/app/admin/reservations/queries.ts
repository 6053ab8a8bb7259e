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

export function findReservations(search: ReservationSearch): Promise<Result<Page<AdminReservation>>> {
  const query = queryOf(search, search.page ?? 1, PAGE_SIZE);
  return attempt(() => api.adminReservations.list({ query }));
}

export function savedViews(): Promise<Result<SavedView[]>> {
  return attempt(() => api.adminSavedViews.list());
}

export type ViewDraft = InputOf<Contract['adminSavedViews']['create']>['body'];

export function saveView(id: string | null, body: ViewDraft): Promise<Result<SavedView>> {
  return attempt(() =>
    id === null ? api.adminSavedViews.create({ body }) : api.adminSavedViews.update({ params: { id }, body }),
  );
}

export function removeView(id: string): Promise<Result<null>> {
  return attempt(() => api.adminSavedViews.remove({ params: { id } }));
}

/** Loads all reservations of a search as CSV. The host makes the file and records the download. */
export function reservationsFile(search: ReservationSearch): Promise<Result<Blob>> {
  const { page: _, pageSize: __, ...query } = queryOf(search, 1, PAGE_SIZE);
  return attempt(() => api.adminReservations.export({ query }));
}

export function reservationDetail(id: string): Promise<Result<AdminReservationDetail>> {
  return attempt(() => api.adminReservations.get({ params: { id } }));
}

/** Reads the door code of a stay. The host records who read it. */
export function doorCodeOf(id: string): Promise<Result<DoorCode>> {
  return attempt(() => api.adminReservations.doorCode({ params: { id } }));
}

/** Loads the instalments of a reservation. Returns null without a message when that fails (docs/specification.md#error-catalogue). */
export async function paymentsOf(id: string): Promise<ReservationInstalment[] | null> {
  const outcome = await attempt(() => api.adminReservations.payments({ params: { id } }));
  return outcome.ok ? outcome.value : null;
}

export function remindSigners(id: string): Promise<Result<null>> {
  return attempt(() => api.adminReservations.remind({ params: { id } }));
}

export function contractFile(id: string): Promise<Result<Blob>> {
  return attempt(() => api.adminReservations.contract({ params: { id } }));
}
