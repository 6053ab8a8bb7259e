type Handler = (event: PopStateEvent) => void;

let handler: Handler | undefined;
let listening = false;

/**
 * Starts listening to the back gesture. Call it once in the browser before the router is created, because window listeners run in order and only an
 * earlier one can hide an overlay's step from the router. Otherwise overlays start it themselves, and the router reloads the page's data after such a
 * step.
 */
export function watchBackGesture(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', (event) => handler?.(event));
}

export function handleBackGesture(to: Handler): void {
  watchBackGesture();
  handler = to;
}
