import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a control busy after its work until the next page, or the refreshed current one, is drawn. A press in between would do the work twice.
 * @param busy true while the work itself is under way
 */
export function useBusyUntilLoaded(busy: boolean): boolean {
  const router = useRouter({ warn: false });
  const [isLoading, setLoading] = useState(false);
  const worked = useRef(false);
  useLayoutEffect(() => {
    const hasEnded = worked.current && !busy;
    worked.current = busy;
    // Forms are tested without a router too.
    if (!hasEnded || !router) return;
    setLoading(true);
    const end = router.subscribe('onResolved', () => setLoading(false));
    // Whoever awaited the work has begun to navigate by then, or does not.
    const timer = setTimeout(() => router.state.isLoading || setLoading(false));
    return () => {
      clearTimeout(timer);
      end();
      setLoading(false);
    };
  }, [busy, router]);
  return busy || isLoading;
}
