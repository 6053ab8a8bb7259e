import { Suspense, lazy, useState, useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

/** A message waiting to be shown. */
export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

let queue: readonly ToastMessage[] = [];
let deliver: ((message: ToastMessage) => void) | undefined;
const listeners = new Set<() => void>();

function say(kind: ToastKind, text: string): void {
  if (deliver) return deliver({ kind, text });
  queue = [...queue, { kind, text }];
  for (const listener of listeners) listener();
}

/** A passing message, from anywhere. What is said before the host is ready waits and is shown in order. */
export const toast = {
  success: (text: string) => say('success', text),
  warning: (text: string) => say('warning', text),
  error: (text: string) => say('error', text),
  info: (text: string) => say('info', text),
};

/** Hands every waiting and coming message to `to`. Returns the way to stop. For the host only. */
export function receiveToasts(to: (message: ToastMessage) => void): () => void {
  deliver = to;
  const waiting = queue;
  queue = [];
  waiting.forEach(to);
  return () => {
    if (deliver === to) deliver = undefined;
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const anyWaiting = () => queue.length > 0;
const noneWaiting = () => false;

const Toasts = lazy(() => import('./toast-host.tsx'));

export interface ToastHostProps {
  /** The name of the region for screen readers. */
  label: string;
  closeLabel: string;
}

/** Where toasts appear: once, near the root. Its code arrives with the first message. */
export function ToastHost(props: ToastHostProps) {
  const waiting = useSyncExternalStore(subscribe, anyWaiting, noneWaiting);
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Toasts {...props} />
    </Suspense>
  );
}
