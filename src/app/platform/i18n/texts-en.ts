import shared from './shared-texts-en.ts';

export default {
  ...shared,
  ...import.meta.glob<Record<string, unknown>>(
    '/locales/en/{about,concierge,footer,home,home-sections,legal,portfolio,search-panel,testimonial,verify}.json',
    { eager: true, import: 'default' },
  ),
};
