/** Runs in the page before its own scripts: records in `seen` what the browser observes. Milliseconds since the navigation. */
{
  const seen = {
    fcp: 0,
    lcp: 0,
    largest: '',
    /** @type {{ start: number, duration: number }[]} */
    tasks: [],
    /** @type {{ at: number, value: number }[]} */
    shifts: [],
    lastAt: 0,
  };
  Object.assign(globalThis, { seen });

  /** @param {string} type @param {(entry: any) => void} heard */
  const on = (type, heard) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.lastAt = Math.max(seen.lastAt, entry.startTime + entry.duration);
        heard(entry);
      }
    }).observe({ type, buffered: true });

  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime;
    const what = url ? new URL(url).pathname : element?.textContent.slice(0, 40);
    seen.largest = `${element?.tagName.toLowerCase()} ${what}`;
  });
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
  on('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
  });
}
