import type { Commute, University } from '#contract/seoul/commutes.ts';
import { api, ApiError, NetworkError } from '#app/platform/api/api.ts';

const orNull = (error: unknown): null => {
  if (error instanceof NetworkError || error instanceof ApiError) return null;
  throw error;
};

/** Lists the universities to search by; null if the host is unreachable and none are cached. */
export const universities = (): Promise<University[] | null> => api.commutes.universities().catch(orNull);

/** Lists the commutes from a house to all universities, the nearest first; null if the host is unreachable and none are cached. */
export const commutesFrom = (houseId: string): Promise<Commute[] | null> =>
  api.commutes.fromHouse({ params: { id: houseId } }).catch(orNull);
