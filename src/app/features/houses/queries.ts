import type { Availability, HouseDetail, HouseReview } from '#contract/houses.ts';
import type { Page } from '#contract/wire.ts';
import { ApiError, api, NetworkError } from '#app/platform/api/api.ts';
import { copies } from '#app/platform/api/copies.ts';

const REVIEWS_AT_ONCE = 6;

/**
 * Loads one house, or null if no house has this id.
 * @throws NetworkError if it is not cached either
 */
export async function house(id: string): Promise<HouseDetail | null> {
  return api.houses.get({ params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });
}

/** Returns the service worker's copy of a house, or null, without asking the host. */
export const storedHouse = (id: string): Promise<HouseDetail | null> => copies.houses.get({ params: { id } });

/** Loads the taken dates of a house; null if the host is unreachable. */
export async function availability(id: string): Promise<Availability | null> {
  return api.houses.availability({ params: { id } }).catch((error: unknown) => {
    if (error instanceof NetworkError || error instanceof ApiError) return null;
    throw error;
  });
}

/** Loads a page of a house's reviews, newest first; null if the host is unreachable and none are cached. */
export async function houseReviews(id: string, page = 1): Promise<Page<HouseReview> | null> {
  const query = { page: String(page), pageSize: String(REVIEWS_AT_ONCE) };
  return api.houses.reviews({ params: { id }, query }).catch((error: unknown) => {
    if (error instanceof NetworkError || error instanceof ApiError) return null;
    throw error;
  });
}
