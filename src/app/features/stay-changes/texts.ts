import en from '../../../../locales/en/stay-change.json';
import ko from '../../../../locales/ko/stay-change.json';
import { texts } from '#app/platform/i18n/i18n.ts';

/** Texts of what needs the network alone, apart from those that every device stores. Both languages, so that a switch finds them. */
texts.addResourceBundle('ko', 'stay-change', ko);
texts.addResourceBundle('en', 'stay-change', en);
