import type { Insertable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports/database.ts';

export async function insertAuditEntry(trx: Trx, entry: Insertable<Schema['audit_log']>): Promise<void> {
  await trx.insertInto('audit_log').values(entry).execute();
}
