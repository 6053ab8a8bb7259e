import texts from '#app/platform/i18n/shared-texts-ko.ts';

const own = import.meta.glob<Record<string, unknown>>(
  ['/locales/ko/admin.json', '/locales/ko/admin-{errors,figures,today}.json'],
  {
    eager: true,
    import: 'default',
  },
);

/** All Korean texts except those of `screen-texts-ko.ts`. Includes admin texts: refusals that only administrators meet are merged into the others. */
export default {
  ...texts,
  ...own,
  '/locales/ko/errors.json': { ...texts['/locales/ko/errors.json'], ...own['/locales/ko/admin-errors.json'] },
};
