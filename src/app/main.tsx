import './ui/theme/global.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { seedAnswers } from './platform/api.ts';
import { chosenLanguage, rememberLanguage, settleBeforeSwitch, startTexts } from './platform/i18n.ts';
import { watchInstall } from './platform/install.ts';
import { session, type SessionChange } from './platform/session.ts';
import { KEPT_MARK, storage } from './platform/storage.ts';
import { createAppRouter } from './router.tsx';
import { watchBackGesture } from './ui/back-gesture.ts';
import { wakeAll } from './ui/later.tsx';

type FirstData = {
  path: string;
  language: string;
  answers: Parameters<typeof seedAnswers>[0];
  texts: Record<string, Record<string, unknown>>;
};

/**
 * Takes over what the host painted, or paints. Not awaited at the module's top level: the chunks of screens wait for this one, and this
 * one for them.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root')!;
  const given = document.getElementById('first-data')?.textContent;
  const first: FirstData | null = given ? JSON.parse(given) : null;
  const language = chosenLanguage();
  // The host's page can be taken over only if it is this very page in the language this person chose.
  const matches =
    first !== null && first.language === language && first.path === location.pathname + location.search;

  if (first && matches) seedAnswers(first.answers);
  await startTexts(language, matches ? first.texts : {});
  rememberLanguage(language);
  settleBeforeSwitch(wakeAll);
  watchBackGesture();
  watchInstall();

  const router = createAppRouter();
  const begun = session.viewer()?.id ?? null;
  await router.load();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (matches && root.childElementCount) {
    router.ssr = { manifest: undefined };
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  watchOverPerson(router, begun);
  const { startUpdates } = await import('./platform/updates.ts');
  const kept = await startUpdates(Object.values(first?.answers ?? {}).map(({ url }) => url));
  if (kept) await keepPublicScreens(router);
}

/**
 * Keeps what is of a person from the next one on this device. A visitor on a device that keeps nothing of anybody has nothing to guard,
 * so what guards comes with the first log-in, or when the browser brings back a page from before one.
 */
function watchOverPerson(router: ReturnType<typeof createAppRouter>, begun: string | null): void {
  let watching: Promise<void> | undefined;
  const watch = (where: SessionChange) =>
    void (watching ??= import('./platform/privacy.ts').then(({ watchPerson }) =>
      watchPerson(router, begun, where),
    ));
  if (session.accessToken() !== null || storage.get(KEPT_MARK) !== null) return watch('elsewhere');
  session.subscribe(watch);
  addEventListener('pageshow', ({ persisted }) => persisted && watch('elsewhere'));
}

/** Reads the public screens once in the quiet after the first, so that a link to any of them opens without a network. */
async function keepPublicScreens(router: ReturnType<typeof createAppRouter>): Promise<void> {
  for (const to of ['/houses', '/community', '/testimonial', '/faq', '/'] as const) {
    await router.preloadRoute({ to }).catch(() => undefined);
  }
}

// To have read the application and to start it are two tasks: what somebody does meanwhile is heard in between.
setTimeout(() => void start());
