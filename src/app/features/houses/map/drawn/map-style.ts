import { areaStyle } from '#app/platform/browser/area-style.ts';

/** The style rules of maps alone: once, when the first of them is opened. */
export const mapStyle = typeof document === 'undefined' ? Promise.resolve() : areaStyle('map');
