import { AsyncLocalStorage } from 'node:async_hooks';
import { createMemoryHistory, RouterProvider, type AnyRoute } from '@tanstack/react-router';
import type { i18n as Texts } from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { setTransport, type Answer } from '#app/platform/api.ts';
import { separateTexts, startTexts } from '#app/platform/i18n.ts';
import { createAppRouter } from '#app/router.tsx';

type Answers = Record<string, Answer>;

/** A public screen as HTML with everything the browser needs to take it over, or null for screens that only live there. */
export type RenderedPage = {
  status: number;
  /** Elements for the document's head. */
  head: string;
  body: string;
  firstData: { path: string; language: Language; answers: Answers; texts: Record<string, unknown> };
};

const calls = new AsyncLocalStorage<Answers>();
const texts = new Map<Language, Promise<Texts>>();
let started: Promise<unknown> | undefined;

/** Tells the screens how to reach the host: through its own fetch function, without a network. */
export function connect(fetch: (request: Request) => Response | Promise<Response>): void {
  setTransport({
    language: () => 'ko',
    fetch: async (url, init) => fetch(new Request(`http://host.internal${url}`, init)),
    answered: (key, answer) => {
      const answers = calls.getStore();
      if (answers) answers[key] = answer;
    },
  });
}

/** Renders the screen at a path with the same routes, loaders and components that the browser runs. */
export async function render(
  path: string,
  language: Language,
): Promise<RenderedPage | { redirect: string } | null> {
  started ??= startTexts('ko');
  await started;
  if (!texts.has(language)) texts.set(language, separateTexts(language));
  const spoken = await texts.get(language)!;
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }), server: true });
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesById));
  const matched: { routeId: string; staticData: { texts?: string[] } }[] = router.matchRoutes(
    router.latestLocation,
  );
  if (matched.some((match) => routes.get(match.routeId)?.options.ssr === false)) return null;

  const namespaces = [...new Set(['common', ...matched.flatMap((match) => match.staticData.texts ?? [])])];
  await spoken.loadNamespaces(namespaces);
  const answers: Answers = {};
  await calls.run(answers, () => router.load());
  const result = router._serverResult;
  if (result?.type === 'redirect') return { redirect: result.redirect.headers.get('location') ?? '/' };

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
  return {
    status: result?.status ?? 200,
    head,
    body: rendered.slice(head.length),
    firstData: {
      path,
      language,
      answers,
      texts: Object.fromEntries(
        namespaces.map((name) => [name, spoken.getResourceBundle(language, name) as unknown]),
      ),
    },
  };
}
