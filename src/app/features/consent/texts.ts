import en from '../../../../locales/en/consent.json';
import ko from '../../../../locales/ko/consent.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useConsentTexts = (): void => useOwnTexts('consent', { ko, en });
