import en from '../../../../../locales/en/flow.json';
import ko from '../../../../../locales/ko/flow.json';
import { texts } from '#app/platform/i18n/i18n.ts';

/** Texts of what follows a request until it is confirmed, which needs the network: apart from those that every device stores. */
texts.addResourceBundle('ko', 'flow', ko);
texts.addResourceBundle('en', 'flow', en);
