export type ToastKind = 'success' | 'warning' | 'error' | 'info';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
  lasting?: Lasting | undefined;
}

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

/** Shows a toast from anywhere. Messages sent before the host is ready wait and are shown in order. */
export const toast = {
  success: say('success'),
  warning: say('warning'),
  error: say('error'),
  info: say('info'),
};

/**
 * Passes every waiting and later message to `to`. For the host only.
 * @returns the function that stops it
 */
export function receiveToasts(to: (message: ToastMessage) => void): () => void {
  deliver = to;
  queue.splice(0).forEach(to);
  return () => {
    if (deliver === to) deliver = undefined;
  };
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const anyWaiting = () => queue.length > 0;
