import { brandCore } from '#contract/brand-core.ts';
import type { brand } from '#contract/brand.ts';
import { tabStorage } from '../browser/storage.ts';

declare global {
  interface Window {
    /** The queue that the analytics and advertising services read (spec section 7, Tracking). */
    dataLayer?: Record<string, string>[];
  }
}

const advertisingId: string = brandCore.advertisingId;
const analyticsId: string = brandCore.analyticsId;

const VISIT_KEY = 'websiteViewAt';
/** Spec section 9: session visit tracking interval. */
const VISIT_INTERVAL_MS = 86_400_000;

/** A channel of ours on a social network, as named in the brand's facts. */
export type SocialChannel = keyof typeof brand.social;

/** One function per tracked event. Nothing is recorded unless the brand's facts name the service it is for. */
export const tracking = {
  findHouses: () => conversion('find_houses'),
  share: () => conversion('share'),
  chatButton: () => conversion('chat_button'),
  aboutUs: () => conversion('about_us'),
  requestToBook: () => conversion('request_to_book'),
  reservationButton: () => conversion('reservation_button'),
  signupComplete: () => conversion('signup_complete'),
  /** At most once in 24 hours of one session. `nowMs` is the time in milliseconds since the epoch. */
  websiteView(nowMs = Date.now()): void {
    if (nowMs - Number(tabStorage.get(VISIT_KEY)) < VISIT_INTERVAL_MS) return;
    tabStorage.set(VISIT_KEY, String(nowMs));
    conversion('website_view');
  },
  socialLink(channel: SocialChannel): void {
    if (analyticsId) push({ event: 'social', send_to: analyticsId, channel });
  },
};

function conversion(name: string): void {
  if (advertisingId) push({ event: 'conversion', send_to: advertisingId, name });
}

function push(event: Record<string, string>): void {
  (window.dataLayer ??= []).push(event);
}
