import texts from '#app/platform/i18n/texts-en.ts';

/** All English texts, those of administrators among them. */
export default {
  ...texts,
  ...import.meta.glob<Record<string, unknown>>('/locales/en/admin*.json', { eager: true, import: 'default' }),
};
