import en from '../../../../locales/en/install.json';
import ko from '../../../../locales/ko/install.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useInstallTexts = (): void => useOwnTexts('install', { ko, en });
