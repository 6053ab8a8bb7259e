import { Suspense, lazy } from 'react';
import { useUpdateWaiting } from '#app/platform/update-waiting.ts';

const UpdateOffer = lazy(() => import('./update-offer.tsx'));

/** Says that a new version waits. It never comes by itself; "Later" keeps the old one whole until the next start. */
export function UpdatePrompt() {
  const waiting = useUpdateWaiting();
  return (
    <div role="status">
      {waiting && (
        <Suspense fallback={null}>
          <UpdateOffer />
        </Suspense>
      )}
    </div>
  );
}
