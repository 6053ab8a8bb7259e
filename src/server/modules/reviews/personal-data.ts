import type { PersonalData } from '#server/ports/personal-data.ts';
import { anonymous } from './policy.ts';
import { reviewsOfAccount } from './read-store.ts';
import { renameAuthor } from './store.ts';

/** Reviews. Their public words stay; their author's name, the private comment and what was corrected away do not. */
export const personalData: PersonalData = {
  exported: async (db, { accountId }) => {
    const reviews = await reviewsOfAccount(db, accountId);
    return {
      reviews: reviews.map((review) => ({
        reservation: review.code,
        author: review.author,
        ratings: {
          facilities: review.facilities,
          communication: review.communication,
          community: review.community,
          location: review.location,
        },
        comment: review.comment,
        originalComment: review.original_comment,
        answer: review.answer,
        privateComment: review.private_comment,
        published: review.published,
        createdAt: review.created_at.toISOString(),
      })),
    };
  },
  erase: (trx, { accountId }) => renameAuthor(trx, accountId, anonymous),
};
