import type { Conversion, OutsideServices } from '#contract/services.ts';
import { admitScripts } from '../browser/admit-scripts.ts';
import type { TrackedEvent } from './tracking.ts';

declare global {
  interface Window {
    /** Command queue of Google's tag, which accepts only `arguments` objects. */
    dataLayer?: unknown[];
  }
}

type Ids = Pick<OutsideServices, 'analytics' | 'advertising'>;

/** `id` stays the same when an event is sent again, for example after the page was left too early. */
export type SentEvent = TrackedEvent & { id: string };

export type GoogleTag = {
  /** Resolves once the script runs. Rejects if it cannot be loaded. */
  ready: Promise<void>;
  /** Adds purposes agreed to later. Withdrawing one requires a page reload. */
  use(ids: Ids): void;
  /** Resolves once the tag reports that the event was sent. */
  event(event: SentEvent): Promise<void>;
  pageView(): void;
};

/** Uses `arguments` because the tag recognizes commands only as `arguments` objects. */
const gtag: (...command: unknown[]) => void = function push() {
  window.dataLayer!.push(arguments);
};

const granted = ({ analytics, advertising }: Ids) => ({
  analytics_storage: analytics ? 'granted' : 'denied',
  ad_storage: advertising ? 'granted' : 'denied',
  ad_user_data: advertising ? 'granted' : 'denied',
  ad_personalization: 'denied',
});

/**
 * Loads Google's tag for the purposes with consent; `ids` is null for the others. The tag receives the path of public screens and never an identity.
 * Advertising may count conversions but not track people.
 */
export function loadGoogleTag(ids: Ids): GoogleTag {
  admitScripts();
  window.dataLayer = [];
  gtag('consent', 'default', granted(ids));
  gtag('js', new Date());
  gtag('set', {
    page_location: publicAddress(),
    page_referrer: publicReferrer(),
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const idOf = ({ analytics, advertising }: Ids) =>
    [analytics?.measurementId, advertising?.conversionId].filter((id) => id !== undefined);
  for (const id of idOf(ids)) gtag('config', id, { send_page_view: false });
  let used = ids;
  return {
    ready: script(`https://www.googletagmanager.com/gtag/js?id=${idOf(ids)[0]}`),
    use: (now) => {
      gtag('consent', 'update', granted(now));
      const before = idOf(used);
      for (const id of idOf(now)) if (!before.includes(id)) gtag('config', id, { send_page_view: false });
      used = now;
    },
    event: (event) =>
      new Promise((done) => {
        const sent = { event_callback: () => done(), event_timeout: SEND_TIMEOUT_MS };
        if ('conversion' in event)
          convert(used.advertising, event.conversion, { ...sent, transaction_id: event.id });
        else if (used.analytics)
          gtag('event', 'social', { send_to: used.analytics.measurementId, channel: event.social, ...sent });
      }),
    pageView: () => {
      gtag('set', { page_location: publicAddress() });
      if (used.analytics) gtag('event', 'page_view', { send_to: used.analytics.measurementId });
    },
  };
}

const SEND_TIMEOUT_MS = 2_000;

/**
 * With a label, the Google Ads account counts the event as a conversion; without one it is a plain event. Google counts each `transaction_id` once
 * (https://support.google.com/google-ads/answer/6386790).
 */
function convert(advertising: Ids['advertising'], name: Conversion, given: Record<string, unknown>): void {
  if (!advertising) return;
  const { conversionId, labels } = advertising;
  if (labels[name]) gtag('event', 'conversion', { send_to: `${conversionId}/${labels[name]}`, ...given });
  else gtag('event', name, { send_to: conversionId, ...given });
}

/** Campaign parameters that may be passed on. All other search parameters are dropped. */
const CAMPAIGN = /^(utm_(source|medium|campaign|content|term|id)|gclid|gbraid|wbraid)$/;

function publicAddress(): string {
  const { origin, pathname, searchParams } = new URL(location.href);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)));
  return `${origin}${pathname}${campaign.size ? `?${campaign}` : ''}`;
}

/** Returns only the origin of the referrer, because the address of one of our pages may contain a token. */
function publicReferrer(): string {
  try {
    return `${new URL(document.referrer).origin}/`;
  } catch {
    return '';
  }
}

function script(src: string): Promise<void> {
  return new Promise((done, failed) => {
    const element = document.createElement('script');
    element.async = true;
    element.src = src;
    element.onload = () => done();
    element.onerror = () => failed(new Error(`${src} cannot be loaded`));
    document.head.append(element);
  });
}
