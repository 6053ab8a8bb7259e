import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { createAppRouter } from '#app/router.tsx';
import { isInstallRefused } from '#app/platform/pwa/install-refusal.ts';
import { useUpdateWaiting } from '#app/platform/pwa/update-waiting.ts';
import { focusScreen } from './focus-screen.ts';

const InstallInvitation = lazy(() =>
  import('#app/features/install/install-invitation.tsx').catch(() => ({ default: () => null })),
);

const VISITS = 2;
/** True for screens on which nobody is in the middle of a task. */
const isCalm = (path: string) => /^\/(about|houses|community(\/.*)?|testimonial|faq|portfolio)?$/.test(path);

/**
 * Invites returning visitors on public screens to install the app, unless they refused it. It waits for `after`, the other questions; `visits`
 * includes this one.
 */
export function Invitation({
  router,
  visits,
  after,
}: {
  router: ReturnType<typeof createAppRouter>;
  visits: number;
  after: Promise<unknown>;
}) {
  const path = useSyncExternalStore(
    (listener) => router.subscribe('onResolved', listener),
    () => router.state.location.pathname,
  );
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (visits >= VISITS && !isInstallRefused(Date.now())) void after.then(() => setDue(true));
  }, [visits, after]);
  const isUpdateWaiting = useUpdateWaiting();
  if (!isDue || isUpdateWaiting || !isCalm(path)) return null;
  return (
    <Suspense fallback={null}>
      <InstallInvitation onAnswered={focusScreen} />
    </Suspense>
  );
}
