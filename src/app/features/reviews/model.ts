import type { HouseReview } from '#contract/houses.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';

/** The mean of the four satisfaction ratings, 1 to 5. */
export function meanRating({ ratings }: Pick<HouseReview, 'ratings'>): number {
  return (ratings.facilities + ratings.communication + ratings.community + ratings.location) / 4;
}

export const aspects = ['facilities', 'communication', 'community', 'location'] as const;
export type Aspect = (typeof aspects)[number];

/** Draft of a review; 0 stars mean that none are selected yet. */
export type ReviewDraft = Record<Aspect, number> & { comment: string; privateComment: string };
export const emptyReview: ReviewDraft = {
  facilities: 0,
  communication: 0,
  community: 0,
  location: 0,
  comment: '',
  privateComment: '',
};

export function reviewErrors(draft: ReviewDraft): FieldErrors {
  const unrated = aspects.filter((aspect) => draft[aspect] < 1);
  return {
    ...Object.fromEntries(unrated.map((aspect) => [`ratings.${aspect}`, 'rating_required' as const])),
    ...(draft.comment.trim() ? {} : { comment: 'comment_required' as const }),
  };
}
