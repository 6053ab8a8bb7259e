import type { Handlers } from '#server/http/api/handler-types.ts';
import { faqGroup } from './present.ts';
import { groupsWithFaqs } from './store.ts';

export const faqs: Handlers<'faqs'> = {
  groups: async (_, ctx) => (await groupsWithFaqs(ctx.db)).map(faqGroup),
};
