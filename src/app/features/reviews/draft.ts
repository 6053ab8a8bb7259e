import { universityIds } from '#contract/seoul/universities.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';

export const aspects = ['facilities', 'communication', 'community', 'location'] as const;
export type Aspect = (typeof aspects)[number];

/** Draft of a review; 0 stars mean that none are selected yet. */
export type ReviewDraft = Record<Aspect, number> & {
  comment: string;
  privateComment: string;
  /** True if country and university may be shown; empty ones are not. */
  showsOrigin: boolean;
  country: string;
  university: string;
};
export const emptyReview: ReviewDraft = {
  facilities: 0,
  communication: 0,
  community: 0,
  location: 0,
  comment: '',
  privateComment: '',
  showsOrigin: false,
  country: '',
  university: '',
};

export function ratingsOf({ facilities, communication, community, location }: ReviewDraft) {
  return { facilities, communication, community, location };
}

/** Returns what is sent of country and university: null unless the author allowed it. */
export function originOf({ showsOrigin, country, university }: ReviewDraft) {
  if (!showsOrigin || (!country && !university)) return null;
  const known = universityIds.find((id) => id === university);
  return { country: country || null, university: known ?? null };
}

export function reviewErrors(draft: ReviewDraft): FieldErrors {
  const unrated = aspects.filter((aspect) => draft[aspect] < 1);
  return {
    ...Object.fromEntries(unrated.map((aspect) => [`ratings.${aspect}`, 'rating_required' as const])),
    ...(draft.comment.trim() ? {} : { comment: 'comment_required' as const }),
  };
}
