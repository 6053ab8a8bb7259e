import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { anonymous } from './policy.ts';
import { photosOfAccount, reviewsOfAccount } from './read-store.ts';
import { renameAuthor } from './store.ts';

/** Keeps the public text of reviews on erasure; the author's name, country and university, pictures, the private comment and corrected text are erased. */
export const makePersonalData = ({ files }: Pick<Context, 'files'>): PersonalData => ({
  exported: async (db, { accountId }) => {
    const reviews = await reviewsOfAccount(db, accountId);
    const photos = await photosOfAccount(db, accountId);
    return {
      reviews: reviews.map((review) => ({
        reservation: review.code,
        author: review.author,
        country: review.country,
        university: review.university,
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
        photos: photos.filter((photo) => photo.review_id === review.id).map((photo) => photo.file_id),
        published: review.published,
        createdAt: review.created_at.toISOString(),
      })),
    };
  },
  erase: async (trx, { accountId }) => {
    const pictured = new Set((await photosOfAccount(trx, accountId)).map((photo) => photo.review_id));
    for (const id of pictured) await files.detach(trx, { kind: 'review', id });
    await renameAuthor(trx, accountId, anonymous);
  },
});
