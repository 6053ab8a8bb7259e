import en from '../../../../../locales/en/seats.json';
import ko from '../../../../../locales/ko/seats.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

/** Makes the texts of seats at events known, which no device stores before they are asked for. */
export const useSeatTexts = (): void => useOwnTexts('seats', { ko, en });
