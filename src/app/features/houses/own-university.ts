import { storage } from '#app/platform/browser/storage.ts';

const KEY = 'university';

/** Id of the university that was chosen on this device; it may no longer be on the list. */
export const ownUniversity = (): string | undefined => storage.get(KEY) ?? undefined;

/** Stores the choice on this device, or takes it away. */
export function setOwnUniversity(id: string | undefined): void {
  if (id) storage.set(KEY, id);
  else storage.remove(KEY);
}
