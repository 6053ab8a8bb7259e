import type { Handlers } from '#server/http/implement.ts';
import { faqGroup } from './present.ts';
import { groupsWithFaqs } from './store.ts';

export const faqs: Handlers<'faqs'> = {
  groups: async (_, ctx) => (await groupsWithFaqs(ctx.db)).map(faqGroup),
};
