import { areaStyle } from '#app/platform/browser/area-style.ts';

/** The style rules of what members do during a stay: once, when the first of it is shown. */
export const residentStyle = typeof document === 'undefined' ? Promise.resolve() : areaStyle('resident');
