import en from '../../../../locales/en/automatic-payments.json';
import ko from '../../../../locales/ko/automatic-payments.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useAutomaticTexts = (): void => useOwnTexts('automatic-payments', { ko, en });
