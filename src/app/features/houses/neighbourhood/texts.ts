import en from '../../../../../locales/en/neighbourhood.json';
import ko from '../../../../../locales/ko/neighbourhood.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

/** Registers the texts of the page, which needs the network; devices do not store them. */
export const useNeighbourhoodTexts = (): void => useOwnTexts('neighbourhood', { ko, en });
