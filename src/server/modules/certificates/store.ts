import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type CertificateRow = Selectable<Schema['residence_certificates']>;

export function insertCertificate(
  trx: Trx,
  row: Insertable<Schema['residence_certificates']>,
): Promise<CertificateRow> {
  return trx.insertInto('residence_certificates').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Finds the stored, encrypted file of a certificate of a reservation; null once it is erased. */
export function findFile(
  db: Db,
  reservationId: string,
  id: string,
): Promise<{ code: string; file: string | null } | undefined> {
  return db
    .selectFrom('residence_certificates')
    .select(['code', 'file'])
    .where('id', '=', id)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
}

export async function eraseFiles(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('residence_certificates')
    .set({ file: null, passport_number: null })
    .where('id', 'in', ids)
    .execute();
}

export async function forgetPeople(trx: Trx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('residence_certificates')
    .set({ name: null, file: null, passport_number: null, consented_at: null, consent_version: null })
    .where('id', 'in', ids)
    .execute();
}

export async function forgetCertificates(trx: Trx, reservationId: string): Promise<void> {
  await trx.deleteFrom('residence_certificates').where('reservation_id', '=', reservationId).execute();
}

export async function reencryptCertificates(
  trx: Trx,
  renewed: (stored: string) => string | null,
): Promise<void> {
  const stored = await trx
    .selectFrom('residence_certificates')
    .select('id')
    .where('file', 'is not', null)
    .execute();
  for (const { id } of stored) {
    const { file, passport_number: number } = await trx
      .selectFrom('residence_certificates')
      .select(['file', 'passport_number'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const next = {
      ...(file && { file: renewed(file) ?? file }),
      ...(number && { passport_number: renewed(number) ?? number }),
    };
    if (next.file !== file || next.passport_number !== number)
      await trx.updateTable('residence_certificates').set(next).where('id', '=', id).execute();
  }
}
