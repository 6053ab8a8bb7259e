import en from '../../../../../locales/en/settings.json';
import ko from '../../../../../locales/ko/settings.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useSettingsTexts = (): void => useOwnTexts('settings', { ko, en });
