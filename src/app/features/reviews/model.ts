import type { HouseReview } from '#contract/houses.ts';

/** The mean of the four satisfaction ratings, 1 to 5. */
export function meanRating({ ratings }: Pick<HouseReview, 'ratings'>): number {
  return (ratings.facilities + ratings.communication + ratings.community + ratings.location) / 4;
}
