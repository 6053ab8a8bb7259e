import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import type { ToastHostProps } from './toast-host.tsx';
import { anyWaiting, subscribe } from './toast.ts';

const noneWaiting = () => false;
const Toasts = lazy(() => import('./toast-host.tsx'));

/** Region of the toasts. Place it once, near the root; its code loads with the first message. */
export function ToastHost(props: ToastHostProps) {
  const waiting = useSyncExternalStore(subscribe, anyWaiting, noneWaiting);
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toasts {...props} />
    </Suspense>
  );
}
