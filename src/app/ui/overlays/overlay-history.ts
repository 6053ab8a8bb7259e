import { handleBackGesture } from './back-gesture.ts';

/**
 * Lets the back gesture close overlays. Opening one pushes a copy of the current history entry with only a depth mark; the router is not notified,
 * because nothing it knows changed. Going back past the mark closes the overlays above it. An overlay closed otherwise leaves a "spent" entry:
 * removing it at once would race with a navigation started by the closing. The next overlay reuses a spent entry, and going back skips it. An overlay
 * that asks before closing gets its entry back at once, because it may stay.
 */
const open: Entered[] = [];
let depth = 0;
let pushedAt = '';
let seenAt = '';

/** An overlay in the history. `close` is called by the back gesture; `asks` returns true if the overlay may stay open after it. */
type Entered = { close: () => void; asks: () => boolean };

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'overlay' in state && typeof state.overlay === 'number'
    ? state.overlay
    : 0;

function onPopState(event: PopStateEvent) {
  const before = depth;
  depth = depthOf(event.state);
  // Only an address that the router already shows may be hidden from it: a filter changed inside the overlay is not.
  const sameAddress = location.href === seenAt;
  seenAt = location.href;
  if (depth >= before) {
    if (depth > 0 && open.length > 0 && sameAddress) event.stopImmediatePropagation();
    return;
  }
  if (open.length > depth) {
    if (sameAddress) event.stopImmediatePropagation();
    leaveTo(depth);
    return;
  }
  if (location.href === pushedAt) {
    event.stopImmediatePropagation();
    history.back();
  }
}

function leaveTo(level: number): void {
  while (open.length > level) {
    const top = open.at(-1)!;
    if (top.asks()) {
      fill();
      return top.close();
    }
    open.pop();
    top.close();
  }
}

function fill(): void {
  while (depthOf(history.state) < open.length) {
    // The prototype's method, since the router watches the instance's own.
    History.prototype.pushState.call(history, { ...history.state, overlay: depthOf(history.state) + 1 }, '');
  }
  depth = depthOf(history.state);
  pushedAt = location.href;
}

/** Records the current address as the one that overlays show over. Call it after each render. */
export function noteAddress(): void {
  seenAt = location.href;
}

/**
 * Adds an overlay to the history. The back gesture calls `close`; if `asks` returns true, the overlay may stay open afterwards.
 * @returns the function that removes it
 */
export function enterHistory(close: () => void, asks = () => false): () => void {
  handleBackGesture(onPopState);
  const entered = { close, asks };
  open.push(entered);
  fill();
  noteAddress();
  return () => {
    const index = open.indexOf(entered);
    if (index >= 0) open.splice(index, 1);
  };
}
