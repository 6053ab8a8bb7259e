import { api } from '#app/platform/api/api.ts';

/** All groups of questions with their answers. */
export const faqGroups = () => api.faqs.groups();
