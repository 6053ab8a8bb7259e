import en from '../../../../locales/en/payment-links.json';
import ko from '../../../../locales/ko/payment-links.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

/** Makes the texts of payment links known, which no device stores before they are asked for. */
export const usePaymentLinkTexts = (): void => useOwnTexts('payment-links', { ko, en });
