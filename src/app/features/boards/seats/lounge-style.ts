import { areaStyle } from '#app/platform/browser/area-style.ts';

/** The style rules of what members do in the community: once, when the first of it is shown. */
export const loungeStyle = typeof document === 'undefined' ? Promise.resolve() : areaStyle('lounge');
