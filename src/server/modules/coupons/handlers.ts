import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { changeCoupon, endCoupon, loadCoupon, makeCoupon, momentOf } from './changes.ts';
import { presentCoupon } from './present.ts';
import { searchCoupons } from './read-store.ts';

export const adminCoupons: Handlers<'adminCoupons'> = {
  list: async ({ query }, ctx) => {
    const { rows, total } = await searchCoupons(ctx.db, query, momentOf(ctx));
    return { items: rows.map(presentCoupon), page: pageInfo(query, total) };
  },
  get: ({ params }, ctx) => loadCoupon(ctx.db, ctx, params.code),
  create: (input, ctx) => makeCoupon(ctx, input, input.body),
  update: (input, ctx) => changeCoupon(ctx, input.params.code, input, input.body),
  end: (input, ctx) => endCoupon(ctx, input.params.code, input),
};
