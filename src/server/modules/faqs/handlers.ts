import { refuse } from '#server/http/api/errors.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { idOfSlug, writeVote } from './admin-store.ts';
import { faqGroup } from './present.ts';
import { groupsWithFaqs } from './store.ts';

export const faqs: Handlers<'faqs'> = {
  groups: async (_, ctx) => (await groupsWithFaqs(ctx.db)).map(faqGroup),
  vote: async ({ params, body, ip }, ctx) => {
    await spendAllowance(ctx, 'votesOfAddress', networkOf(ip));
    const faq_id = (await idOfSlug(ctx.db, params.slug)) ?? refuse('not_found');
    await writeVote(ctx.db, { faq_id, ...body, voted_at: new Date(ctx.clock.now()) });
    return null;
  },
};
