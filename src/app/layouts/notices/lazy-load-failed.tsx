import type { ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, lazy, useEffect } from 'react';
import { texts } from '#app/platform/i18n/i18n.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { lossWords, reloadWhole } from '#app/platform/pwa/lost-files.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Section } from '#app/ui/layout/page.tsx';

const LoadFailed = lazy(() => import('./load-failed.tsx').catch(() => ({ default: InWordsOnly })));

/** The error screen, loaded when it is needed: no part of a first visit. */
export function LazyLoadFailed(props: ErrorComponentProps) {
  if (!texts.exists('failed.title')) return <InWordsOnly {...props} />;
  return (
    <Suspense fallback={null}>
      <LoadFailed {...props} />
    </Suspense>
  );
}

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
