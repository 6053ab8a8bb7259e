import { OWN_UNIVERSITY, storage } from '#app/platform/browser/storage.ts';

/** Id of the university that was chosen on this device; it may no longer be on the list. Log-out forgets it. */
export const ownUniversity = (): string | undefined => storage.get(OWN_UNIVERSITY) ?? undefined;

/** Stores the choice on this device, or takes it away. */
export function setOwnUniversity(id: string | undefined): void {
  if (id) storage.set(OWN_UNIVERSITY, id);
  else storage.remove(OWN_UNIVERSITY);
}
