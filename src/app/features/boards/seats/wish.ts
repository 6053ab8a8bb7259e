import { HOUR_MS } from '#contract/rules/durations.ts';
import { WANTED_SEAT } from '#app/platform/browser/shortlist-keys.ts';
import { tabStorage } from '#app/platform/browser/storage.ts';

/** Age from which a wish counts as given up, so that nobody is signed up for an event they have forgotten. */
const WISH_MS = HOUR_MS;

/** Remembers in this tab the event that a visitor wants to attend, while they sign up or log in. */
export const rememberWish = (boardId: string): void =>
  tabStorage.set(WANTED_SEAT, `${boardId} ${Date.now()}`);

export const forgetWish = (): void => tabStorage.remove(WANTED_SEAT);

/**
 * Removes the wish for an event.
 * @returns true if there was one
 */
export function takeWish(boardId: string): boolean {
  const [wanted, at] = tabStorage.get(WANTED_SEAT)?.split(' ') ?? [];
  if (wanted !== boardId) return false;
  forgetWish();
  return Date.now() - Number(at) < WISH_MS;
}
