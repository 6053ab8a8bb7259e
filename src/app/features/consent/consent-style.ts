import { areaStyle } from '#app/platform/browser/area-style.ts';

/** The rules of what is asked about services of others: no visitor's device stores them for use without a network. */
export const consentStyle = typeof document === 'undefined' ? Promise.resolve() : areaStyle('consent');
