import en from '../../../../locales/en/payment-links.json';
import ko from '../../../../locales/ko/payment-links.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const usePaymentLinkTexts = (): void => useOwnTexts('payment-links', { ko, en });
