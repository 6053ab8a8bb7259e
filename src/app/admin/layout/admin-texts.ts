import { textFiles } from '#app/platform/i18n/load-texts.ts';

/** Matches the namespaces that are loaded with their screens, which are all but those of the first screen. */
const ofScreens = /^admin-(?!(errors|figures|today)$)|^part-errors$/;

// No visitor downloads the words of administrators: only this area's route tree imports them.
textFiles.ko = (namespace) =>
  ofScreens.test(namespace) ? import('./screen-texts-ko.ts') : import('./texts-ko.ts');
textFiles.en = (namespace) =>
  ofScreens.test(namespace) ? import('./screen-texts-en.ts') : import('./texts-en.ts');
