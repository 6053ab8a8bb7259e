import en from '../../../../../locales/en/join.json';
import ko from '../../../../../locales/ko/join.json';
import { texts } from '#app/platform/i18n/i18n.ts';

/** Texts of a sign-up within a booking, which needs the network: apart from those that every device stores. */
texts.addResourceBundle('ko', 'join', ko);
texts.addResourceBundle('en', 'join', en);
