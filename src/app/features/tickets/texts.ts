import en from '../../../../locales/en/tickets.json';
import ko from '../../../../locales/ko/tickets.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useTicketTexts = (): void => useOwnTexts('tickets', { ko, en });
