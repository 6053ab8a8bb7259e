import type { Handlers } from '#server/http/implement.ts';
import { best } from './policy.ts';
import { testimonial } from './present.ts';
import { bestReviews } from './store.ts';

export const reviews: Handlers<'reviews'> = {
  best: async (_, ctx) => (await bestReviews(ctx.db, best)).map(testimonial),
};
