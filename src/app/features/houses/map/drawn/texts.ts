import en from '../../../../../../locales/en/map.json';
import ko from '../../../../../../locales/ko/map.json';
import { texts } from '#app/platform/i18n/i18n.ts';

/** Texts of the maps, apart from those that every device stores. Both languages, so that a switch finds them. */
texts.addResourceBundle('ko', 'map', ko);
texts.addResourceBundle('en', 'map', en);
