import en from '../../../../../locales/en/faq-tools.json';
import ko from '../../../../../locales/ko/faq-tools.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useFaqToolTexts = (): void => useOwnTexts('faq-tools', { ko, en });
