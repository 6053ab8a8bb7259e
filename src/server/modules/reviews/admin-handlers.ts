import { isId } from '#contract/rules/id.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { changeReview, deleteReview, removePhoto } from './admin-changes.ts';
import { reviewById, searchReviews } from './admin-read-store.ts';
import { adminReview } from './present.ts';

export const adminReviews: Handlers<'adminReviews'> = {
  list: async ({ query }, ctx) => {
    const { rows, total } = await searchReviews(ctx.db, query);
    return { items: rows.map(adminReview), page: pageInfo(query, total) };
  },
  get: async ({ params }, ctx) =>
    adminReview((isId(params.id) && (await reviewById(ctx.db, params.id))) || refuse('not_found')),
  update: (input, ctx) => changeReview(ctx, input.params.id, input, input.body),
  photos: async ({ params }, ctx) => {
    if (!isId(params.id) || !(await reviewById(ctx.db, params.id))) refuse('not_found');
    return ctx.files.picturesOf(ctx.db, { kind: 'review', id: params.id });
  },
  removePhoto: (input, ctx) => removePhoto(ctx, input.params.id, input, input.params.fileId),
  remove: async (input, ctx) => {
    await deleteReview(ctx, input.params.id, input);
    return null;
  },
};
