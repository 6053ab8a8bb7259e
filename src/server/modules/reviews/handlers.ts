import { randomUUID } from 'node:crypto';
import { pictures } from '#contract/pictures.ts';
import { inTransaction } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/errors.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { best, reviewProblem } from './policy.ts';
import { testimonial } from './present.ts';
import { bestReviews, findStay, publicPhotos } from './read-store.ts';
import { insertReview } from './store.ts';

export const reviews: Handlers<'reviews'> = {
  best: async ({ query }, ctx) => {
    const most = Math.min(query.pageSize, best.most);
    const rows = await bestReviews(ctx.db, { least: best.least, most });
    return rows.map((row) => testimonial(row, query.origins));
  },
};

export const stayReviews: Pick<Handlers<'reservations'>, 'review'> = {
  review: async ({ params, body, viewer }, ctx) => {
    const reservation = (await findStay(ctx.db, viewer.accountId, params.id)) ?? refuse('not_found');
    const now = ctx.clock.now();
    const problem = reviewProblem(reservation, now);
    if (problem) refuse(problem);
    const id = randomUUID();
    try {
      await inTransaction(ctx, async (trx) => {
        await insertReview(trx, {
          id,
          reservation_id: reservation.id,
          house_id: reservation.house_id,
          author: reservation.first_name,
          ...body.ratings,
          comment: body.comment,
          private_comment: body.privateComment,
          country: body.origin?.country ?? null,
          university: body.origin?.university ?? null,
          created_at: new Date(now),
        });
        const of = { by: viewer.accountId, most: pictures.maxOfReview };
        await ctx.files.attach(trx, { kind: 'review', id }, body.photoIds, of);
        // Public pages show those alone that were stored for them.
        if ((await publicPhotos(trx, id)) !== new Set(body.photoIds).size) refuse('picture_unknown');
      });
    } catch (error) {
      if (isUniqueViolation(error)) refuse('review_exists');
      throw error;
    }
    return { id };
  },
};
