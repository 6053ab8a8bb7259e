import en from '../../../../../locales/en/flow.json';
import ko from '../../../../../locales/ko/flow.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useFlowTexts = (): void => useOwnTexts('flow', { ko, en });
