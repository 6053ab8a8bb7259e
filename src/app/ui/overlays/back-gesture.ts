type Handler = (event: PopStateEvent) => void;

let handler: Handler | undefined;
let listening = false;

/**
 * Starts listening to the back gesture. Call once in the browser before the router is made: listeners of the window run in
 * the order they came, and only a listener ahead of the router's can hide from it a step that concerns an overlay alone.
 * Without that call overlays start it themselves and the router loads the page's data once more after such a step.
 */
export function watchBackGesture(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', (event) => handler?.(event));
}

/** Sets the handler of the gesture; there is none before the first overlay. */
export function handleBackGesture(to: Handler): void {
  watchBackGesture();
  handler = to;
}
