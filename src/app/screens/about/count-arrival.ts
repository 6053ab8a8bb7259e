import { tracking } from '#app/platform/services/tracking.ts';

let counted = false;

/**
 * Counts the press of a link to this page that nothing heard: the page around it was not hydrated yet, so the browser loaded a whole document
 * from one of ours. A new tab has no history; the press that opened it was heard where it happened.
 */
export function countArrival(): void {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (counted || loaded?.type !== 'navigate' || history.length < 2) return;
  counted = true;
  const { origin, pathname } = new URL(loaded.name);
  if (pathname === '/about' && document.referrer.startsWith(`${origin}/`)) tracking.aboutUs();
}
