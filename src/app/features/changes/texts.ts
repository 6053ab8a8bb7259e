import en from '../../../../locales/en/change.json';
import ko from '../../../../locales/ko/change.json';
import { texts } from '#app/platform/i18n/i18n.ts';

/** These texts need the network and are not stored on devices. Both languages are added, so that a language switch finds them. */
texts.addResourceBundle('ko', 'change', ko);
texts.addResourceBundle('en', 'change', en);
