import './ui/theme/global.css.ts';
import { RouterProvider, type AnyRoute } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { areaOf } from './layouts/areas.ts';
import { LazyPendingScreen } from './layouts/notices/lazy-screens.tsx';
import { seedResponses } from './platform/api/api.ts';
import { beginLanguage, chosenLanguage, pageData, startTexts } from './platform/i18n/i18n.ts';
import { watchReachability } from './platform/offline/reachability.ts';
import { watchInstall } from './platform/pwa/install.ts';
import { whenLost } from './platform/pwa/lost-files.ts';
import { startUpdates } from './platform/pwa/updates.ts';
import { session, type SessionChange } from './platform/session/session.ts';
import { MEMBER_CACHE_MARK, storage } from './platform/browser/storage.ts';
import { createAppRouter } from './router.tsx';
import { watchBackGesture } from './ui/overlays/back-gesture.ts';

type FirstData = {
  language: string;
  responses: Parameters<typeof seedResponses>[0];
  texts: Record<string, Record<string, unknown>>;
};

/**
 * Hydrates the HTML that the host rendered, or renders from scratch. Not awaited at the top level: the screens' chunks import this one, so awaiting
 * them here would deadlock.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root')!;
  const given = document.getElementById('first-data')?.textContent;
  const first: FirstData | null = given ? JSON.parse(given) : null;
  const language = chosenLanguage();
  // The HTML can be hydrated only if it is in the language chosen on this device.
  const matches = first?.language === language;

  if (matches) seedResponses(first.responses);
  const texts = startTexts(language, matches ? first.texts : {});
  const router = createAppRouter(await areaRoutes());
  // The start goes on in a task of its own: whoever presses something on the host's page meanwhile is answered in between.
  await after(0);
  watchReachability();
  if (!matches) askForScreen(router);
  await texts;
  beginLanguage(language);
  watchBackGesture();
  watchInstall();

  const accountAtStart = session.viewer()?.id ?? null;
  await (matches ? router.load() : firstOrPending(router));
  Object.assign(pageData, { router, readAt: matches ? Date.now() : 0 });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (matches && root.childElementCount) {
    router.ssr = { manifest: undefined };
    // In slices: as one task it would hold up whoever presses something meanwhile.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  guardMemberData(router, accountAtStart);
  await startUpdates(
    Object.values(first?.responses ?? {}).map(({ url }) => url),
    () => import('./layouts/notices/after-start.tsx').then((notices) => notices.afterStart(router)),
  );
}

/** Waits for the first screen, but only until its placeholder is due. Later navigations have their own placeholder (`notices/waiting.tsx`). */
function firstOrPending(router: ReturnType<typeof createAppRouter>): Promise<unknown> {
  const { options } = router;
  const due = after(options.defaultPendingMs!);
  options.defaultPendingComponent = LazyPendingScreen;
  const loaded = router.load().then(() => (options.defaultPendingMs = Infinity));
  return Promise.race([loaded, due]);
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads a screen's code in parallel with the texts, for a page that came without data. A failure is ignored here because the router loads the code
 * again and reports it.
 */
function askForScreen(router: ReturnType<typeof createAppRouter>): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation))
    router
      .loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])
      ?.catch(() => undefined);
}

/** Loads the administrators' routes only in their area; nobody else needs them. */
async function areaRoutes(): Promise<{ tree?: AnyRoute }> {
  if (areaOf(location.pathname) === 'site') return {};
  const entrance = await import('./layouts/staff-entrance.ts');
  return entrance.staffRoutes();
}

/**
 * Clears a member's data from this device when their session ends. The code loads only with a log-in, with stored member data, or when the browser
 * restores a page from before a log-in (back-forward cache).
 */
function guardMemberData(router: ReturnType<typeof createAppRouter>, accountAtStart: string | null): void {
  let watching: Promise<void> | undefined;
  const watch = (where: SessionChange) =>
    void (watching ??= import('./platform/session/session-cleanup.ts').then((cleanup) =>
      cleanup.watchSession(router, accountAtStart, where),
    ));
  if (session.accessToken() !== null || storage.get(MEMBER_CACHE_MARK) !== null) return watch('elsewhere');
  session.subscribe(watch);
  addEventListener('pageshow', ({ persisted }) => persisted && watch('elsewhere'));
}

// Splits evaluating the modules and starting the application into two tasks, so that input in between is handled.
setTimeout(() => void start().catch(whenLost));
