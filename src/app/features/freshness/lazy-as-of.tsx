import { lazy, Suspense } from 'react';
import { withTexts } from '#app/platform/i18n/i18n.ts';

const Time = lazy(() => withTexts('freshness', import('./as-of.tsx')).catch(() => ({ default: () => null })));

export function AsOf(props: { of: object; prices?: boolean }) {
  return (
    <Suspense>
      <Time {...props} />
    </Suspense>
  );
}
