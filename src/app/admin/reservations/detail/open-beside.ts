import { media } from '#app/ui/theme/media.ts';

/** True where a reservation opens beside its list: on a desk. On a phone it is a page. */
export const hasDrawer = () => window.matchMedia(media.desktop).matches;

/** True for a press of a link that opens beside its list; those for another tab or window are the browser's. */
export function opensBeside({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && hasDrawer();
}

/** The reservation that a link leads to, by id; null for every other link. */
export function reservationOf(link: Pick<HTMLAnchorElement, 'pathname'>): string | null {
  return /^\/admin\/reservations\/([\da-f-]{36})$/.exec(link.pathname)?.[1] ?? null;
}

/** The id that an address names to be open beside the list; undefined where it is none. */
export function readOpen(given: unknown): string | undefined {
  return typeof given === 'string' && /^[\da-f-]{36}$/.test(given) ? given : undefined;
}
