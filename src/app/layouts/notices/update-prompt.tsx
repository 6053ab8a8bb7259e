import { Suspense, lazy, type ComponentType } from 'react';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { useUpdateWaiting } from '#app/platform/pwa/update-waiting.ts';

const UpdateOffer = lazy<ComponentType>(() =>
  withTexts('update', import('./update-offer.tsx')).catch(() => ({ default: () => null })),
);

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
