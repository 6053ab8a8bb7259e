import texts from '#app/platform/i18n/shared-texts-en.ts';

const own = import.meta.glob<Record<string, unknown>>(
  ['/locales/en/admin.json', '/locales/en/admin-{errors,figures,today}.json'],
  {
    eager: true,
    import: 'default',
  },
);

/**
 * All English texts except those of `screen-texts-en.ts`. Includes admin texts: refusals that only administrators meet are merged into the others.
 */
export default {
  ...texts,
  ...own,
  '/locales/en/errors.json': { ...texts['/locales/en/errors.json'], ...own['/locales/en/admin-errors.json'] },
};
