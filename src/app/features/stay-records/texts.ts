import en from '../../../../locales/en/stay-records.json';
import ko from '../../../../locales/ko/stay-records.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

/** Makes the texts of a stay's records known, which no device stores before they are asked for. */
export const useRecordTexts = (): void => useOwnTexts('stay-records', { ko, en });
