/** The longest an action may take to replace its control on the page, in milliseconds. */
const PATIENCE_MS = 5000;

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/**
 * Keeps the focus in a part of the page whose control is about to leave it, because it did what it was for: as soon as nothing has the focus
 * any more, the first control of that part takes it, or the part itself where it has none and a `tabIndex`. Ends with the next key or touch.
 */
export function keepFocus(part: Element | null): void {
  const ended = new AbortController();
  const { signal } = ended;
  const settle = () => {
    const held = document.activeElement;
    if (held && held !== document.body) return;
    if (!(part instanceof HTMLElement) || !part.isConnected) return;
    // A control that is not displayed here does not take it.
    for (const target of [...part.querySelectorAll<HTMLElement>(controls), part]) {
      target.focus({ preventScroll: true });
      if (document.activeElement === target) return;
    }
  };
  const observer = new MutationObserver(settle);
  // Beside what comes and goes, a dialog that closes gives the page back by this.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  signal.addEventListener('abort', () => observer.disconnect());
  const end = () => ended.abort();
  for (const act of ['keydown', 'pointerdown'] as const) document.addEventListener(act, end, { signal });
  const timer = setTimeout(end, PATIENCE_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  settle();
}
