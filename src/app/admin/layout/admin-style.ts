import { areaStyle } from '#app/platform/browser/area-style.ts';

/** The style rules of administrators' screens alone: once, when the first of them is opened. */
export const adminStyle = areaStyle('admin');
