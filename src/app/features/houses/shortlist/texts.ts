import en from '../../../../../locales/en/shortlist.json';
import ko from '../../../../../locales/ko/shortlist.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useShortlistTexts = (): void => useOwnTexts('shortlist', { ko, en });
