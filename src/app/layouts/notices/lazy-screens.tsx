import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { lossWords, reloadWhole } from '#app/platform/pwa/lost-files.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Section } from '#app/ui/layout/page.tsx';

/** A component whose code is loaded when it is needed: no part of a first visit. */
function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part: ComponentType<Props> = lazy(load);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** The error screen. */
export const LazyLoadFailed = later<ErrorComponentProps>(() =>
  withTexts('failed', import('./load-failed.tsx')).catch(() => ({ default: InWordsOnly })),
);

/** The shape of a screen that a page begins with, while it is still coming. */
export const LazyPendingScreen = later<object>(() => import('#app/pending/pending-screen.tsx'));

/** The error screen for a device that lost its network before it had the other one, or the texts: in words that are always there. */
function InWordsOnly({ error }: { error: unknown }) {
  const { title, retry } = lossWords();
  useEffect(() => onReachability(() => void (isReachable() && reloadWhole(error))), [error]);
  return (
    <Section role="alert">
      <h1>{title}</h1>
      <button type="button" className={buttonClass()} onClick={() => void reloadWhole(error)}>
        {retry}
      </button>
    </Section>
  );
}
