import en from '../../../../locales/en/history.json';
import ko from '../../../../locales/ko/history.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useRecordTexts = (): void => useOwnTexts('history', { ko, en });
