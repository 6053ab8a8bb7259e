import en from '../../../../../locales/en/invitation.json';
import ko from '../../../../../locales/ko/invitation.json';
import { texts } from '#app/platform/i18n/i18n.ts';

/** These texts need the network and are not stored on devices. Both languages are added, so that a language switch finds them. */
texts.addResourceBundle('ko', 'invitation', ko);
texts.addResourceBundle('en', 'invitation', en);
