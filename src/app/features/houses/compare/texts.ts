import en from '../../../../../locales/en/compare.json';
import ko from '../../../../../locales/ko/compare.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useCompareTexts = (): void => useOwnTexts('compare', { ko, en });
