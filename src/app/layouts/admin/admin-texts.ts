import { textFiles } from '#app/platform/i18n/i18n.ts';

/** Texts that come with the screens that need them, as the names of their files begin: the first screen needs none of these. */
const ofScreens = /^admin-(calendar|catalogue|coupon|door|house|rate|trail)|^part-errors$/;

// No visitor downloads the words of administrators: only this area's route tree imports them.
textFiles.ko = (namespace) =>
  ofScreens.test(namespace) ? import('./screen-texts-ko.ts') : import('./texts-ko.ts');
textFiles.en = (namespace) =>
  ofScreens.test(namespace) ? import('./screen-texts-en.ts') : import('./texts-en.ts');
