import { areaStyle } from '#app/platform/browser/area-style.ts';

/** Style rules of the consent parts, which are not stored on devices for use without a network. */
export const consentStyle = typeof document === 'undefined' ? Promise.resolve() : areaStyle('consent');
