import type { Offer } from '#contract/houses.ts';
import { api } from '#app/platform/api/api.ts';

/** Loads what the homes offer in a line; null if the host is unreachable and nothing is cached. */
export const homeOffer = (): Promise<Offer | null> => api.houses.offer().catch(() => null);
