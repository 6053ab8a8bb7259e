import { lazy, Suspense } from 'react';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import { styled } from './styled.ts';

const SentTo = lazy(() => styled(import('./sent-to.tsx')).catch(() => ({ default: () => null })));

/** Lists what is sent to whom after consent, once a browser can ask which services are set up. */
export function LazySentTo() {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <SentTo />
      </Suspense>
    )
  );
}
