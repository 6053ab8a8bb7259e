import en from '../../../../locales/en/install.json';
import ko from '../../../../locales/ko/install.json';
import { texts } from '#app/platform/i18n/i18n.ts';

/** Texts of what needs the network alone, apart from those that every device stores. Both languages, so that a switch finds them. */
texts.addResourceBundle('ko', 'install', ko);
texts.addResourceBundle('en', 'install', en);
