import { HOUR_MS } from '#contract/rules/durations.ts';
import { WANTED_SEAT } from '#app/platform/browser/shortlist-keys.ts';
import { tabStorage } from '#app/platform/browser/storage.ts';

/** A wish that is older was given up: nobody is signed up for what they have forgotten. */
const WISH_MS = HOUR_MS;

/** Remembers in this tab the event that a visitor wants to come to, while they sign up or log in. */
export const rememberWish = (boardId: string): void =>
  tabStorage.set(WANTED_SEAT, `${boardId} ${Date.now()}`);

export const forgetWish = (): void => tabStorage.remove(WANTED_SEAT);

/** Takes the wish for an event, once. @returns true where there is one */
export function takeWish(boardId: string): boolean {
  const [wanted, at] = tabStorage.get(WANTED_SEAT)?.split(' ') ?? [];
  if (wanted !== boardId) return false;
  forgetWish();
  return Date.now() - Number(at) < WISH_MS;
}
