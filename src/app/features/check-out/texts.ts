import en from '../../../../locales/en/check-out.json';
import ko from '../../../../locales/ko/check-out.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useCheckOutTexts = (): void => useOwnTexts('check-out', { ko, en });
