/**
 * Runs in the page before its own scripts: after the first paint, looks for the content and touches the menu's button at every frame until it reacts.
 * The promise `touched` has the result.
 */
{
  /** @type {(came: object) => void} */
  let tell;
  Object.assign(globalThis, {
    touched: new Promise((resolve) => {
      tell = resolve;
    }),
  });
  let interactiveMs = 0;
  let contentMs = 0;
  const touch = () => {
    /** @type {HTMLButtonElement | null} */
    const button = document.querySelector('header button[aria-haspopup="dialog"]');
    if (interactiveMs === 0 && button) {
      const at = performance.now();
      button.click();
      // React answers a click before it lets anything else run.
      queueMicrotask(() => {
        if (button.ariaExpanded === 'true') interactiveMs = at;
      });
    }
    if (document.querySelector('[role=dialog]'))
      tell({ contentMs, interactiveMs, menuOpenMs: performance.now() });
    else requestAnimationFrame(touch);
  };
  // The first large text or picture of the page itself: the bar and the mark of the shell are none of it.
  new PerformanceObserver((list) => {
    for (const entry of /** @type {(PerformanceEntry & { element?: Element })[]} */ (list.getEntries()))
      if (contentMs === 0 && entry.element?.closest('main')) contentMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // Nobody touches what is not there yet, and a touch before it would hold the painting up.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) touch();
  }).observe({ type: 'paint', buffered: true });
}
