import type { Deletion } from '#contract/accounts.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/ports/database.ts';
import type { PersonRef } from '#server/ports/personal-data.ts';

/** Lists the reservations, with reasons, that forbid deleting an account; as long as there are any, its invitation stays open (ADR 43). */
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
