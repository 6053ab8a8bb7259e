import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { lossWords, reloadWhole } from '#app/platform/pwa/lost-files.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Section } from '#app/ui/layout/page.tsx';

function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part: ComponentType<Props> = lazy(load);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const LazyLoadFailed = later<ErrorComponentProps>(() =>
  withTexts('failed', import('./load-failed.tsx')).catch(() => ({ default: InWordsOnly })),
);

export const LazyPendingScreen = later<object>(() => import('#app/pending/pending-screen.tsx'));

/** Error screen for a device that went offline before it loaded the full one or its texts. Its words are always in the page. */
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
