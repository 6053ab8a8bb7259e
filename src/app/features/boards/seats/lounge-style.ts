import { areaStyle } from '#app/platform/browser/area-style.ts';

export const loungeStyle = typeof document === 'undefined' ? Promise.resolve() : areaStyle('lounge');
