import type {
  AdminHouse,
  AdminHouseCard,
  HouseContent,
  NewHouse,
  PriceChange,
} from '#contract/admin/houses.ts';
import type { HouseState } from '#contract/admin/vocabulary.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { addOnce } from '#app/admin/kit/form/add-once.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import type { HouseSearch } from './search-params.ts';

const PAGE_SIZE = 20;

export function findHouses({ page = 1, ...search }: HouseSearch): Promise<Result<Page<AdminHouseCard>>> {
  const query = { ...search, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminHouses.list({ query }));
}

export function adminHouse(id: string): Promise<Result<AdminHouse>> {
  return attempt(() => api.adminHouses.get({ params: { id } }));
}

/** Adds a house. Repeating the call after a lost answer adds no second one. */
export function createHouse(begun: Omit<NewHouse, 'requestId'>): Promise<Result<AdminHouse>> {
  return attempt(() =>
    addOnce('house', begun, (requestId) => api.adminHouses.create({ body: { ...begun, requestId } })),
  );
}

/** Saves a content over a house as it was seen. After a concurrent change, `current` is the present house. */
export function saveHouse(
  seen: AdminHouse,
  body: HouseContent,
  written: (house: AdminHouse) => unknown,
): Promise<Changed<AdminHouse>> {
  const params = { id: seen.id };
  return change(seen, written, (version) => api.adminHouses.replace({ params, ifMatch: version, body }));
}

/** Publishes, unpublishes, archives or restores a house; refused if it is not the version that was seen. */
export function setHouseState(seen: AdminHouse, state: HouseState): Promise<Result<AdminHouse>> {
  const params = { id: seen.id };
  return attempt(() => api.adminHouses.setState({ params, ifMatch: ifMatch(seen), body: { state } }));
}

/** Copies a house under another name. Repeating the call after a lost answer adds no second copy. */
export function copyHouse({ id }: AdminHouse, name: Bilingual): Promise<Result<AdminHouse>> {
  return attempt(() =>
    addOnce(`house-copy/${id}`, name, (requestId) =>
      api.adminHouses.copy({ params: { id }, body: { requestId, name } }),
    ),
  );
}

/** Sets rent and deposit in won, from a Seoul date on. */
export function setPrice(
  { id, pricesVersion: version }: AdminHouse,
  { startsOn, monthlyRent, deposit }: PriceChange,
): Promise<Result<AdminHouse>> {
  const body = { startsOn, monthlyRent, deposit };
  return attempt(() => api.adminHouses.setPrice({ params: { id }, ifMatch: ifMatch({ version }), body }));
}

/** Removes a price that is not in force yet. */
export function removePrice(
  { id, pricesVersion: version }: AdminHouse,
  startsOn: string,
): Promise<Result<AdminHouse>> {
  return attempt(() =>
    api.adminHouses.removePrice({ params: { id, startsOn }, ifMatch: ifMatch({ version }) }),
  );
}
