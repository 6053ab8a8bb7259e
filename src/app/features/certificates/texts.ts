import en from '../../../../locales/en/certificates.json';
import ko from '../../../../locales/ko/certificates.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useCertificateTexts = (): void => useOwnTexts('certificates', { ko, en });
