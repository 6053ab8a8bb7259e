import en from '../../../../locales/en/automatic-payments.json';
import ko from '../../../../locales/ko/automatic-payments.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

/** Makes the texts of automatic payment known, which no device stores before they are asked for. */
export const useAutomaticTexts = (): void => useOwnTexts('automatic-payments', { ko, en });
