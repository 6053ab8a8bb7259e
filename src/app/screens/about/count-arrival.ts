import { tracking } from '#app/platform/services/tracking.ts';

let counted = false;

/**
 * Counts a click on a link to this page that happened before the linking page was hydrated, so that the browser loaded a whole document from our
 * site. A new tab has no history; its click was counted on the page where it happened.
 */
export function countArrival(): void {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (counted || loaded?.type !== 'navigate' || history.length < 2) return;
  counted = true;
  const { origin, pathname } = new URL(loaded.name);
  if (pathname === '/about' && document.referrer.startsWith(`${origin}/`)) tracking.aboutUs();
}
