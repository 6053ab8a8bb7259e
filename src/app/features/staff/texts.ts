import en from '../../../../locales/en/staff.json';
import ko from '../../../../locales/ko/staff.json';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';

export const useStaffTexts = (): void => useOwnTexts('staff', { ko, en });
