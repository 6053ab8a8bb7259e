import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Asks before the page is left while something is under way that would be given up: in words within the application, else as the browser does. */
export function useLeaveGuard(isActive: boolean, ask: () => Promise<boolean>): void {
  const { history } = useRouter();
  const agreed = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) return;
    return history.block({
      // A dialog has an entry of its own in the history, at the same path.
      blockerFn: async ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && !(await agreed()),
      enableBeforeUnload: true,
    });
  }, [isActive, history]);
}
