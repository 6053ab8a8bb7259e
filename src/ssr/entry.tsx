import { AsyncLocalStorage } from 'node:async_hooks';
import { createMemoryHistory, RouterProvider, type AnyRoute } from '@tanstack/react-router';
import type { i18n as Texts } from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import type { Bilingual, Language } from '#contract/shared.ts';
import { areaOf } from '#app/layouts/areas.ts';
import { isIndexed } from '#app/layouts/indexing.ts';
import { setTransport, type HostResponse } from '#app/platform/api/api.ts';
import { localText, separateTexts, startTexts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { createAppRouter } from '#app/router.tsx';
import { describedBy, headOf } from './head/head.ts';
import { factsOf, type PageFacts } from './head/pages.ts';
import { canonicalAddress, type Asked, type Place } from './head/place.ts';

type Responses = Record<string, HostResponse>;

export type RenderedPage = {
  status: number;
  indexed: boolean;
  head: string;
  body: string;
  firstData: { language: Language; responses: Responses; texts: Record<string, unknown> };
};

const NOT_FOUND = 'not-found';

const FOOTER = 'footer';

const NOWHERE = '/not-found';

type AppRouter = ReturnType<typeof createAppRouter>;
let addresses: AppRouter | undefined;
const calls = new AsyncLocalStorage<Responses>();
const texts = new Map<Language, Promise<Texts>>();
let started: Promise<unknown> | undefined;

/** Routes the calls of the screens through the host's own fetch function, without a network. */
export function connect(fetch: (request: Request) => Response | Promise<Response>): void {
  setTransport({
    language: () => 'ko',
    fetch: async (url, init) => fetch(new Request(`http://host.internal${url}`, init)),
    onResponse: (key, response) => {
      const responses = calls.getStore();
      if (responses) responses[key] = response;
    },
  });
}

/**
 * Returns the canonical address of a path: only the search parameters that its route validates, as validated and in its order. All addresses without
 * a screen share one.
 * @returns null for screens that are rendered only in the browser
 */
export function canonicalPath(path: string): string | null {
  addresses ??= createAppRouter({ history: createMemoryHistory(), server: true });
  const { location } = createMemoryHistory({ initialEntries: [path] });
  const asked = addresses.parseLocation(location);
  if (areaOf(asked.pathname) === 'admin') return null;
  const matched = addresses.matchRoutes(asked);
  if (matched.some((match) => match._notFound)) return NOWHERE;
  if (isForBrowsers(addresses, matched)) return null;
  return asked.pathname + addresses.options.stringifySearch(matched.at(-1)?._strictSearch ?? {});
}

/** True if search engines may index a path (with its query): a public screen that is the same for everybody. */
export function mayBeIndexed(path: string): boolean {
  addresses ??= createAppRouter({ history: createMemoryHistory(), server: true });
  const { location } = createMemoryHistory({ initialEntries: [path] });
  const asked = addresses.parseLocation(location);
  if (areaOf(asked.pathname) === 'admin') return false;
  const matched = addresses.matchRoutes(asked);
  const last = matched.at(-1);
  if (!last || matched.some((match) => match._notFound)) return false;
  return isIndexed(last.fullPath, last.search);
}

function isForBrowsers(router: AppRouter, matched: { routeId: string }[]): boolean {
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesById));
  return matched.some(({ routeId }) => routes.get(routeId)?.options.ssr === false);
}

/**
 * Renders the screen at a path with the same routes, loaders and components that the browser runs.
 * @returns null for screens that are rendered in the browser only
 */
export async function render(
  path: string,
  asked: Asked,
): Promise<RenderedPage | { redirect: string } | null> {
  const { language } = asked;
  started ??= startTexts('ko');
  await started;
  if (!texts.has(language)) texts.set(language, separateTexts(language));
  const spoken = await texts.get(language)!;
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }), server: true });
  const matched: { routeId: string; fullPath: string; staticData: { texts?: string[] } }[] =
    router.matchRoutes(router.latestLocation);
  if (isForBrowsers(router, matched)) return null;

  const namespaces = [...new Set(['common', ...matched.flatMap((match) => match.staticData.texts ?? [])])];
  const facts = factsOf(matched.at(-1)?.fullPath ?? '');
  await loadTexts([...namespaces, ...(facts?.partTexts ?? []), FOOTER, NOT_FOUND], spoken);
  const responses: Responses = {};
  await calls.run(responses, () => router.load());
  const result = router._serverResult;
  if (result?.type === 'redirect') return { redirect: result.redirect.headers.get('location') ?? '/' };
  if (result?.status === 404) namespaces.push(NOT_FOUND);

  // One piece, in reading order: outlined boundaries would need inline scripts, which the content security policy forbids.
  const { prelude } = await prerender(
    <StrictMode>
      <I18nextProvider i18n={spoken}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const rendered = await new Response(prelude).text();
  const head = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/.exec(rendered)?.[0] ?? '';
  const status = result?.status ?? 200;
  const known = status === 200 ? knownBy(router, head, asked, spoken) : null;
  return {
    status,
    indexed: known?.indexed ?? false,
    head: head + (known?.head ?? ''),
    body: rendered.slice(head.length),
    firstData: {
      language,
      responses: firstResponses(responses, language, facts?.unshown),
      texts: Object.fromEntries(
        namespaces.map((name) => [name, spoken.getResourceBundle(language, name) as unknown]),
      ),
    },
  };
}

function knownBy(
  router: AppRouter,
  head: string,
  asked: Asked,
  spoken: Texts,
): { indexed: boolean; head: string } {
  const shown = router.state.matches.at(-1)!;
  const facts = factsOf(shown.fullPath);
  const indexed = isIndexed(shown.fullPath, shown.search);
  const { pathname } = router.state.location;
  const path = pathname + router.options.stringifySearch(facts?.canonical?.(shown.search) ?? {});
  const url = canonicalAddress(path, asked);
  const place: Place = {
    ...asked,
    url,
    t: spoken.getFixedT(asked.language, ['common', 'houses']),
    own: (text) => localText(text, asked.language),
    at: (other) => canonicalAddress(other, asked),
  };
  const things = indexed ? (facts?.things?.(shown.loaderData as never, place) ?? []) : [];
  const page = {
    ...describedBy(head),
    path: indexed ? path : null,
    url,
    type: facts?.type ?? ('website' as const),
    things,
    picture: facts?.picture?.(shown.loaderData as never) ?? null,
  };
  return { indexed, head: headOf(page, asked) };
}

/**
 * Removes data that a page does not need at first: the fields in `unshown`, by call, and texts of the other language. A Korean page loses English
 * texts that have Korean ones, an English page the Korean descriptions of pictures.
 */
function firstResponses(
  responses: Responses,
  language: Language,
  unshown: NonNullable<PageFacts['unshown']> = {},
): Responses {
  const shorter = (key: string, value: unknown) => {
    if (!isBilingual(value)) return value;
    if (language === 'ko') return { ko: value.ko };
    return key === 'alt' && value.en ? { en: value.en } : value;
  };
  const first = Object.entries(responses).map(([call, response]) => {
    const fields = unshown[call.slice(0, call.indexOf(' '))] ?? [];
    const shown = (key: string, value: unknown) => (fields.includes(key) ? undefined : shorter(key, value));
    return [call, JSON.parse(JSON.stringify(response, shown)) as HostResponse] as const;
  });
  return Object.fromEntries(first);
}

function isBilingual(value: unknown): value is Bilingual {
  return (
    typeof value === 'object' &&
    value !== null &&
    'en' in value &&
    'ko' in value &&
    typeof value.ko === 'string'
  );
}
