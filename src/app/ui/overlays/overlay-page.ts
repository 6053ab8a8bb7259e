/** Attribute of elements that stay interactive while an overlay is open, such as the toasts. */
export const besideOverlays = 'data-beside-overlays';

let locks = 0;

export function lockScroll(): () => void {
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

const layers: Element[][] = [];
const madeInert = new Set<HTMLElement>();
let comings: MutationObserver | undefined;

function settle(): void {
  const top = layers.at(-1);
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement)) continue;
    const isOut =
      top && !element.hasAttribute(besideOverlays) && !top.some((layer) => element.contains(layer));
    if (!isOut) {
      if (madeInert.delete(element)) element.inert = false;
    } else if (!element.inert) {
      element.inert = true;
      madeInert.add(element);
    }
  }
}

/**
 * Makes everything in the body inert for pointers, keys and screen readers, except the overlay's elements and the toasts. Includes elements added
 * later and the overlays below.
 * @returns the function that undoes it
 */
export function isolate(...layer: Element[]): () => void {
  layers.push(layer);
  settle();
  comings ??= new MutationObserver(settle);
  comings.observe(document.body, { childList: true });
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) comings?.disconnect();
    settle();
  };
}

const controlAt = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest('button, a, summary, [role="button"]') : null;

// This code comes with the first overlay, after the press that opens it: a pointer or a finger still rests on what was pressed.
let pressed = controlAt([...(globalThis.document?.querySelectorAll(':hover') ?? [])].at(-1));
globalThis.document?.addEventListener('click', ({ target }) => void (pressed = controlAt(target)), {
  capture: true,
});

/**
 * Returns the element that opens an overlay now, normally the focused one. Safari focuses an ancestor of a pressed button, so there it is the last
 * pressed button if it is inside the focused element.
 */
export function openerNow(): Element | null {
  const focused = document.activeElement;
  return pressed?.isConnected && focused?.contains(pressed) ? pressed : focused;
}

/**
 * Focuses an element that may have been removed.
 * @returns true if it has the focus
 */
export function focusAgain(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return false;
  element.focus({ preventScroll: true });
  return true;
}

/** Returns the focus to the element that opened an overlay, or to the main part of the page if it is gone. */
export function giveFocusBack(opener: Element | null): void {
  if (!focusAgain(opener)) focusAgain(document.querySelector('main'));
}
