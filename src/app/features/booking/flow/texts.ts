import en from '../../../../../locales/en/flow.json';
import ko from '../../../../../locales/ko/flow.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

/** Texts of what follows a request until it is confirmed, which needs the network: apart from those that every device stores. */
export const useFlowTexts = (): void => useOwnTexts('flow', { ko, en });
