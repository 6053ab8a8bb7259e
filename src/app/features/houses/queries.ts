import type { Availability, HouseDetail, HouseReview } from '#contract/houses.ts';
import type { Page } from '#contract/wire.ts';
import { ApiError, api, NetworkError } from '#app/platform/api/api.ts';
import { copies } from '#app/platform/api/copies.ts';

const REVIEWS_AT_ONCE = 6;

/** Loads one house, or null where there is none of that id. @throws NetworkError where it is not cached either. */
export async function house(id: string): Promise<HouseDetail | null> {
  return api.houses.get({ params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });
}

/** The house as the worker has it, or null. Asks nothing of the host. */
export const storedHouse = (id: string): Promise<HouseDetail | null> => copies.houses.get({ params: { id } });

/** Taken dates of a house; null while the host cannot be reached. */
export async function availability(id: string): Promise<Availability | null> {
  return api.houses.availability({ params: { id } }).catch((error: unknown) => {
    if (error instanceof NetworkError || error instanceof ApiError) return null;
    throw error;
  });
}

/** Loads a page of a house's reviews, newest first; null where the host cannot be reached and none are cached. */
export async function houseReviews(id: string, page = 1): Promise<Page<HouseReview> | null> {
  const query = { page: String(page), pageSize: String(REVIEWS_AT_ONCE) };
  return api.houses.reviews({ params: { id }, query }).catch((error: unknown) => {
    if (error instanceof NetworkError || error instanceof ApiError) return null;
    throw error;
  });
}
