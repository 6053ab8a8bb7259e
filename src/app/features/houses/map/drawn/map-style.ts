import { areaStyle } from '#app/platform/browser/area-style.ts';

export const mapStyle = typeof document === 'undefined' ? Promise.resolve() : areaStyle('map');
