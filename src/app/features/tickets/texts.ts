import en from '../../../../locales/en/tickets.json';
import ko from '../../../../locales/ko/tickets.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

/** Makes the texts of tickets known, which no device stores before they are asked for. */
export const useTicketTexts = (): void => useOwnTexts('tickets', { ko, en });
