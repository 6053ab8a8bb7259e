import shared from './shared-texts-ko.ts';

/** All Korean texts of visitors and members in one chunk. They are the fallback and the type of the keys. */
export default {
  ...shared,
  ...import.meta.glob<Record<string, unknown>>(
    '/locales/ko/{about,concierge,footer,home,home-sections,legal,portfolio,search-panel,testimonial,verify}.json',
    { eager: true, import: 'default' },
  ),
};
