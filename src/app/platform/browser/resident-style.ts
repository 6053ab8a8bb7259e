import { areaStyle } from './area-style.ts';

/** The style rules of what members do during and after a stay: once, when the first of it is shown. */
export const residentStyle = typeof document === 'undefined' ? Promise.resolve() : areaStyle('resident');
