import en from '../../../../../../locales/en/map.json';
import ko from '../../../../../../locales/ko/map.json';
import { texts } from '#app/platform/i18n/i18n.ts';

/** These texts are not stored on devices. Both languages are added, so that a language switch finds them. */
texts.addResourceBundle('ko', 'map', ko);
texts.addResourceBundle('en', 'map', en);
