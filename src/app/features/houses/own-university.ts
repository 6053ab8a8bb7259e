import { OWN_UNIVERSITY, storage } from '#app/platform/browser/storage.ts';

/** Returns the id of the university chosen on this device; it may no longer be on the list. Log-out clears it. */
export const ownUniversity = (): string | undefined => storage.get(OWN_UNIVERSITY) ?? undefined;

export function setOwnUniversity(id: string | undefined): void {
  if (id) storage.set(OWN_UNIVERSITY, id);
  else storage.remove(OWN_UNIVERSITY);
}
