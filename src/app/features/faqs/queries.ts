import { api } from '#app/platform/api/api.ts';

export const faqGroups = () => api.faqs.groups();
