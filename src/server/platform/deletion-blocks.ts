import type { Deletion } from '#contract/accounts.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/ports/database.ts';
import type { PersonRef } from '#server/ports/personal-data.ts';

/** Lists what forbids to delete a person's account, and so makes an invitation to it open (ADR 43): reservations, each with the reason. */
export async function deletionBlocks(
  { personalData }: Pick<Context, 'personalData'>,
  db: Db,
  person: PersonRef,
): Promise<Deletion['blockedBy']> {
  const found: Deletion['blockedBy'] = [];
  // One after the other: inside a transaction there is one connection.
  for (const part of personalData) found.push(...((await part.blockers?.(db, person)) ?? []));
  return found;
}
