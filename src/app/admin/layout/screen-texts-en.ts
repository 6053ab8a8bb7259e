/** The English texts of administrators that come with their screens, as `admin-texts.ts` names them. */
export default import.meta.glob<Record<string, unknown>>(
  ['/locales/en/{admin-*,part-errors}.json', '!**/admin-{errors,figures,today}.json'],
  { eager: true, import: 'default' },
);
