import en from '../../../../../locales/en/join.json';
import ko from '../../../../../locales/ko/join.json';
import { texts } from '#app/platform/i18n/i18n.ts';

/** These texts need the network and are not stored on devices. */
texts.addResourceBundle('ko', 'join', ko);
texts.addResourceBundle('en', 'join', en);
