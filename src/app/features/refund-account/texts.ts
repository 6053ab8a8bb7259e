import en from '../../../../locales/en/refund-account.json';
import ko from '../../../../locales/ko/refund-account.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useRefundAccountTexts = (): void => useOwnTexts('refund-account', { ko, en });
