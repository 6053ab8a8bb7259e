import en from '../../../../../locales/en/seats.json';
import ko from '../../../../../locales/ko/seats.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useSeatTexts = (): void => useOwnTexts('seats', { ko, en });
