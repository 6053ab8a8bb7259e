export type ToastKind = 'success' | 'warning' | 'error' | 'info';

/** A message waiting to be shown. */
export interface ToastMessage {
  kind: ToastKind;
  text: string;
  lasting?: Lasting | undefined;
}

/** Shows a message until something is over, with one thing that can be done about it. */
export interface Lasting {
  until: Promise<unknown>;
  action: string;
  onAction: () => void;
}

const queue: ToastMessage[] = [];
let deliver: ((message: ToastMessage) => void) | undefined;
const listeners = new Set<() => void>();

const say =
  (kind: ToastKind) =>
  (text: string, lasting?: Lasting): void => {
    const message = { kind, text, lasting };
    if (deliver) return deliver(message);
    queue.push(message);
    for (const listener of listeners) listener();
  };

/** Shows a passing message, from anywhere. Messages from before the host is ready wait and are shown in order. */
export const toast = {
  success: say('success'),
  warning: say('warning'),
  error: say('error'),
  info: say('info'),
};

/** Hands every waiting and coming message to `to`. Returns the way to stop. For the host only. */
export function receiveToasts(to: (message: ToastMessage) => void): () => void {
  deliver = to;
  queue.splice(0).forEach(to);
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
