/** Marks elements beside overlays that stay interactive while one is open: the toasts. */
export const besideOverlays = 'data-beside-overlays';

let locks = 0;

/** Stops the page from scrolling. Returns the undo. */
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

/** The overlays that block, each with its elements; the topmost last. */
const layers: Element[][] = [];
const madeInert = new Set<HTMLElement>();
let comings: MutationObserver | undefined;

/** Makes inert what does not belong to the topmost overlay, and nothing else. */
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
 * Makes everything in the body except the elements of an overlay and the toasts inert, for pointers, keys and screen readers: what comes
 * into the body meanwhile too, and the overlays below. Returns the undo.
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
 * The element that opens an overlay now: the one in focus. Safari gives the focus of a pressed button to what is around it, so that there
 * it is the button that was pressed last, if it stands within what has the focus.
 */
export function openerNow(): Element | null {
  const focused = document.activeElement;
  return pressed?.isConnected && focused?.contains(pressed) ? pressed : focused;
}

/** Focuses an element that may have gone from the page meanwhile. @returns true if it has the focus */
export function focusAgain(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return false;
  element.focus({ preventScroll: true });
  return true;
}

/** Gives the focus back to what opened an overlay, or, where that has gone meanwhile, to the page's main part. */
export function giveFocusBack(opener: Element | null): void {
  if (!focusAgain(opener)) focusAgain(document.querySelector('main'));
}
