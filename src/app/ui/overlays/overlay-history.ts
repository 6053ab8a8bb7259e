import { handleBackGesture } from './back-gesture.ts';

/**
 * Lets the back gesture close overlays. Opening one pushes a copy of the current history entry that carries only a
 * depth mark; the router is not told, since nothing it knows has changed. Leaving the mark backwards closes what is
 * above it. An overlay closed in any other way leaves its entry behind as "spent": taking it back at once would race
 * with a navigation that the closing started. A spent entry is used again by the next overlay, and passed over when
 * the visitor goes back. An overlay that asks before it closes gets its entry again at once, since it may stay.
 */
const open: Entered[] = [];
let depth = 0;
let pushedAt = '';
let seenAt = '';

/** An overlay in the history: `close` is called by the back gesture; `asks` is true while it may stay open all the same. */
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

/** Closes the overlays above a depth, the uppermost first, down to one that asks. */
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

/** Gives each open overlay an entry that has none. */
function fill(): void {
  while (depthOf(history.state) < open.length) {
    // The prototype's method, since the router watches the instance's own.
    History.prototype.pushState.call(history, { ...history.state, overlay: depthOf(history.state) + 1 }, '');
  }
  depth = depthOf(history.state);
  pushedAt = location.href;
}

/** Tells that the overlay still shows over the current address, whatever it is by now. Call after each render. */
export function noteAddress(): void {
  seenAt = location.href;
}

/**
 * Enters an overlay into the history. Returns what takes it out again; `close` is called by the back gesture, of which the overlay is still
 * open afterwards where it `asks`.
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
