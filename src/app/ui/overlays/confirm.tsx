import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { ConfirmOptions } from './confirm-dialog.tsx';

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
 * Asks for confirmation from anywhere: `if (await confirm({…}))`. Resolves to true once confirmed (50 ms after the click), false if canceled or
 * dismissed. Needs a `<ConfirmHost/>`; further questions wait in a queue. A repeated identical question, as after a double click, shows once: only
 * the first call gets the answer, the second never resolves.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((answer) => put([...waiting, { ...options, id: (asked += 1), answer }]));
}

const Confirm = lazy(() => import('./confirm-dialog.tsx'));

/** Host of the `confirm()` dialogs. Place it once, near the root; its code loads with the first question. */
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
