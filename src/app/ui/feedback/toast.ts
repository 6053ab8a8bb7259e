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

/** Shows a passing message, from anywhere. Messages from before the host is ready wait and are shown in order. */
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

/** Calls the listener when a message waits. For the region only. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while a message waits for the region's code. */
export const anyWaiting = () => queue.length > 0;
