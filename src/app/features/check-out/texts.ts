import en from '../../../../locales/en/check-out.json';
import ko from '../../../../locales/ko/check-out.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

/** Makes the texts of leaving a home known, which no device stores before they are asked for. */
export const useCheckOutTexts = (): void => useOwnTexts('check-out', { ko, en });
