import { areaStyle } from '#app/platform/browser/area-style.ts';

/** Loads the styles of admin screens once, when the first of them is opened. */
export const adminStyle = areaStyle('admin');
