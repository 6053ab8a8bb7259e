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

/** For the region: tells when a message waits. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a message waits for the region's code. */
export const anyWaiting = () => queue.length > 0;
