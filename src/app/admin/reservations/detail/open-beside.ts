import { media } from '#app/ui/theme/media.ts';

/** True if a reservation opens beside its list, on a desktop. On a phone it opens as a page. */
export const hasDrawer = () => window.matchMedia(media.desktop).matches;

/** True for a plain click that opens a reservation beside its list. The browser handles clicks for another tab or window. */
export function opensBeside({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && hasDrawer();
}

/** Returns the reservation id that a link leads to; null for every other link. */
export function reservationOf(link: Pick<HTMLAnchorElement, 'pathname'>): string | null {
  return /^\/admin\/reservations\/([\da-f-]{36})$/.exec(link.pathname)?.[1] ?? null;
}

/** Parses the id of the reservation to open beside the list; undefined if it is not an id. */
export function readOpen(given: unknown): string | undefined {
  return typeof given === 'string' && /^[\da-f-]{36}$/.test(given) ? given : undefined;
}
