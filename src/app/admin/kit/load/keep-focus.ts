/** Maximum time in milliseconds for an action to replace its control on the page. */
const PATIENCE_MS = 5000;

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/**
 * Keeps the focus inside a part of the page when the focused control is about to disappear. Once nothing has the focus, the first control of the part
 * takes it, or the part itself if it has no control but a `tabIndex`. Ends with the next key press or pointer press.
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
