import texts from '#app/platform/i18n/shared-texts-en.ts';

const own = import.meta.glob<Record<string, unknown>>(
  ['/locales/en/admin.json', '/locales/en/admin-{errors,figures,today}.json'],
  {
    eager: true,
    import: 'default',
  },
);

/** All English texts but those of `screen-texts-en.ts`, those of administrators among them: refusals that only they meet join the others. */
export default {
  ...texts,
  ...own,
  '/locales/en/errors.json': { ...texts['/locales/en/errors.json'], ...own['/locales/en/admin-errors.json'] },
};
