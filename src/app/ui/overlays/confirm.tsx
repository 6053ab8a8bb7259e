import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { ConfirmOptions } from './confirm-dialog.tsx';

/** A question waiting in the host. */
export interface ConfirmRequest extends ConfirmOptions {
  id: number;
  answer: (confirmed: boolean) => void;
}

let asked = 0;
let waiting: readonly ConfirmRequest[] = [];
const listeners = new Set<() => void>();

function put(next: readonly ConfirmRequest[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const current = () => waiting[0];
const none = () => undefined;

/**
 * Asks for confirmation, from anywhere: `if (await confirm({…}))`. True once confirmed (50 ms after the click), false once cancelled
 * or dismissed. Needs a `<ConfirmHost/>` in the page; questions asked meanwhile wait their turn. The same
 * question asked again before its answer, as by a double click, shows once: the answer goes to the first, the second stays unanswered.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((answer) => put([...waiting, { ...options, id: (asked += 1), answer }]));
}

const Confirm = lazy(() => import('./confirm-dialog.tsx'));

/** The host of the dialogs of `confirm()`: once, near the root. Its code loads with the first question. */
export function ConfirmHost() {
  const request = useSyncExternalStore(subscribe, current, none);
  if (!request) return null;
  return (
    <Suspense>
      <Confirm
        key={request.id}
        {...request}
        // The same question that a double click has put behind it goes with the answer; one that is asked from now on does not.
        onAnswer={(confirmed) => {
          put(waiting.filter((each) => each === request || each.title !== request.title));
          request.answer(confirmed);
        }}
        onClosed={() => put(waiting.slice(1))}
      />
    </Suspense>
  );
}
