/** Marks elements beside overlays that stay interactive while one is open: the toasts. */
export const besideOverlays = 'data-beside-overlays';

let locks = 0;

function lockScroll(): () => void {
  const root = document.documentElement;
  // The scrollbar leaves a gutter of its own width, so that the page does not jump.
  if (locks === 0 && window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  locks += 1;
  root.style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
  };
}

/** Makes everything in the body except `layer` inert and stops the page from scrolling. Returns the undo. */
export function isolate(layer: Element): () => void {
  const others = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.contains(layer) &&
      !element.inert &&
      !element.hasAttribute(besideOverlays),
  );
  for (const other of others) other.inert = true;
  const unlock = lockScroll();
  return () => {
    for (const other of others) other.inert = false;
    unlock();
  };
}

/** Focuses an element that may have gone from the page meanwhile. @returns true if it has the focus */
export function focusAgain(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return false;
  element.focus({ preventScroll: true });
  return true;
}
