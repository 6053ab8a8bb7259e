/** English admin texts that are loaded with their screens, as selected in `admin-texts.ts`. */
export default import.meta.glob<Record<string, unknown>>(
  ['/locales/en/{admin-*,part-errors}.json', '!**/admin-{errors,figures,today}.json'],
  { eager: true, import: 'default' },
);
