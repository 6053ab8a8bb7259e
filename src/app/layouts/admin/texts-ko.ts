import texts from '#app/platform/i18n/texts-ko.ts';

/** All Korean texts, those of administrators among them. */
export default {
  ...texts,
  ...import.meta.glob<Record<string, unknown>>('/locales/ko/admin*.json', { eager: true, import: 'default' }),
};
