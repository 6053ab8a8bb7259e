import type { Conversion, OutsideServices } from '#contract/services.ts';
import { admitScripts } from '../browser/admit-scripts.ts';
import type { TrackedEvent } from './tracking.ts';

declare global {
  interface Window {
    /** The queue of Google's tag, which takes `arguments` objects alone. */
    dataLayer?: unknown[];
  }
}

type Ids = Pick<OutsideServices, 'analytics' | 'advertising'>;

/** `id` is the same when an event is sent again, as after a page that was left before it had gone. */
export type SentEvent = TrackedEvent & { id: string };

/** Google's tag, as its own snippet loads it. */
export type GoogleTag = {
  /** Resolves once the script runs; rejects where it cannot be loaded. */
  ready: Promise<void>;
  /** Begins with what somebody agrees to later; nothing is taken back, for that the page is loaded anew. */
  use(ids: Ids): void;
  /** Resolves once the tag says that it was sent. */
  event(event: SentEvent): Promise<void>;
  pageView(): void;
};

/** The tag tells its commands from data by the `arguments` object of its own snippet. */
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
 * Loads Google's tag for what somebody has agreed to: `ids` holds null for the rest. It learns the path of public screens and never who
 * somebody is; advertising may count conversions, not follow people.
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

/** The tag gives up waiting for an answer after this. */
const SEND_TIMEOUT_MS = 2_000;

/**
 * With a label the account counts it as a conversion; without one it is an event of that name. Google counts one of a `transaction_id` once
 * (https://support.google.com/google-ads/answer/6386790).
 */
function convert(advertising: Ids['advertising'], name: Conversion, given: Record<string, unknown>): void {
  if (!advertising) return;
  const { conversionId, labels } = advertising;
  if (labels[name]) gtag('event', 'conversion', { send_to: `${conversionId}/${labels[name]}`, ...given });
  else gtag('event', name, { send_to: conversionId, ...given });
}

/** By which campaign somebody came; whatever else an address asks for is left out. */
const CAMPAIGN = /^(utm_(source|medium|campaign|content|term|id)|gclid|gbraid|wbraid)$/;

function publicAddress(): string {
  const { origin, pathname, searchParams } = new URL(location.href);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)));
  return `${origin}${pathname}${campaign.size ? `?${campaign}` : ''}`;
}

/** A page of ours from which somebody came may have a token in its address. */
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
