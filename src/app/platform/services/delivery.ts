import { purposes, type OutsideServices, type Purpose } from '#contract/services.ts';
import { tabStorage } from '../browser/storage.ts';
import { endChat } from './chat.ts';
import { mayUse, onConsent } from './consent.ts';
import { loadGoogleTag, type GoogleTag, type SentEvent } from './google-tag.ts';
import { enterPage, isOpenTo, isTainted } from './offered.ts';
import { deliverTo, tracking, type TrackedEvent } from './tracking.ts';
import { isNewView } from './website-view.ts';

const KEY = 'unsentEvents';
const MOST_WAITING = 20;

type Router = {
  history: { flush(): void };
  subscribe(
    event: 'onBeforeLoad' | 'onResolved',
    heard: (to: { pathChanged: boolean; toLocation: { pathname: string } }) => void,
  ): unknown;
};

const purposeOf = (event: TrackedEvent): Purpose => ('conversion' in event ? 'advertising' : 'analytics');

/**
 * Sends events to the services with consent, from public screens only. An event from another screen, or one interrupted by leaving the page, is sent
 * from the tab's next public screen. Reloads a page with a script that the next screen may not have.
 */
export function deliverEvents(offered: OutsideServices, router: Router): void {
  const delivery = new Delivery(offered);
  deliverTo((event) => delivery.receive(event));
  onConsent((where) => delivery.onConsent(where));
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (!isTainted(toLocation.pathname, mayUse)) return;
    // The router writes addresses a moment later.
    router.history.flush();
    location.reload();
  });
  router.subscribe('onResolved', ({ pathChanged }) => delivery.onScreen(pathChanged));
  delivery.onScreen(false);
}

/** Wait in ms for the consent sheet to close, because its entry is in the history until then. */
const CLOSED_MS = 400;

class Delivery {
  #offered: OutsideServices;
  #tag: { of: string; tag: GoogleTag } | undefined;
  readonly #leaving = new Set<string>();

  constructor(offered: OutsideServices) {
    this.#offered = offered;
  }

  receive(event: TrackedEvent): void {
    if (!this.#agreed(purposeOf(event))) return;
    store([...waiting(), { ...event, id: crypto.randomUUID() }]);
    void this.#send();
  }

  /** A page in another tab reloads at its next navigation. */
  onConsent(where: 'here' | 'elsewhere'): void {
    for (const purpose of purposes) if (!this.#agreed(purpose)) forget(purpose);
    if (!isTainted(location.pathname, mayUse)) return this.onScreen(false);
    tabStorage.remove(KEY);
    if (where === 'here') setTimeout(() => location.reload(), CLOSED_MS);
  }

  onScreen(isNew: boolean): void {
    if (!isOpenTo('advertising', location.pathname)) return;
    if (this.#agreed('advertising') && isNewView(Date.now())) tracking.websiteView();
    if (isNew) this.#tag?.tag.pageView();
    void this.#send();
  }

  #agreed(purpose: Purpose): boolean {
    return this.#offered[purpose] !== null && mayUse(purpose);
  }

  async #send(): Promise<void> {
    const tag = this.#load();
    if (!tag || !(await isReady(tag)) || isTainted(location.pathname, mayUse)) return;
    for (const event of waiting()) {
      if (this.#leaving.has(event.id)) continue;
      this.#leaving.add(event.id);
      const sent = this.#agreed(purposeOf(event)) ? tag.event(event) : Promise.resolve();
      void sent.then(() => store(waiting().filter(({ id }) => id !== event.id)));
    }
  }

  /** Loads the script for the purposes with consent and reports this screen's view. New consent is passed to a loaded script. */
  #load(): GoogleTag | undefined {
    const agreed = (['analytics', 'advertising'] as const).filter((purpose) => this.#agreed(purpose));
    if (!agreed.length || !isOpenTo('advertising', location.pathname)) return undefined;
    const of = agreed.join();
    if (this.#tag?.of === of) return this.#tag.tag;
    for (const purpose of agreed) enterPage(purpose);
    const ids = {
      analytics: agreed.includes('analytics') ? this.#offered.analytics : null,
      advertising: agreed.includes('advertising') ? this.#offered.advertising : null,
    };
    const isFirst = !this.#tag;
    const isCounted = this.#tag?.of.includes('analytics') ?? false;
    const tag = this.#tag?.tag ?? loadGoogleTag(ids);
    if (!isFirst) tag.use(ids);
    this.#tag = { of, tag };
    if (!isCounted) tag.pageView();
    return tag;
  }
}

const isReady = (tag: GoogleTag) =>
  tag.ready.then(
    () => true,
    () => false,
  );

function waiting(): SentEvent[] {
  try {
    return JSON.parse(tabStorage.get(KEY) ?? '[]') as SentEvent[];
  } catch {
    return [];
  }
}

function store(events: SentEvent[]): void {
  if (events.length) tabStorage.set(KEY, JSON.stringify(events.slice(-MOST_WAITING)));
  else tabStorage.remove(KEY);
}

const cookies: Record<Purpose, RegExp> = { analytics: /^_ga/, advertising: /^(_gcl_|_gac_)/, chat: /^ch-/ };

function forget(purpose: Purpose): void {
  if (purpose === 'chat') endChat();
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const domains = ['', ...location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))];
  for (const name of names.filter((each) => cookies[purpose].test(each)))
    for (const domain of domains)
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
}
