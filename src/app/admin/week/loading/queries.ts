import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import type { RowHouse } from '../rows.ts';

/** The largest page of the catalog. */
const PAGE_SIZE = '100';

/** Loads every house that is let. @throws NetworkError or ApiError */
export async function allHouses(): Promise<RowHouse[]> {
  const page = (number: number) =>
    api.houses.list({ query: { page: String(number), pageSize: PAGE_SIZE, sort: 'price-low' } });
  const first = await page(1);
  const others = Array.from({ length: Math.max(0, first.page.totalPages - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(others.map(page));
  return [first, ...rest].flatMap(({ items }) =>
    items.map(({ id, name, location }) => ({ id, name, location })),
  );
}

/** Puts a parked reservation back into its house. The host refuses it if the nights are not free. */
export function putBackReservation(id: string): Promise<Result<AdminReservationDetail>> {
  return attempt(() => api.adminReservations.putBack({ params: { id }, ifMatch: '*' }));
}
