import { sql, type Expression, type Insertable, type Selectable, type SqlBool } from 'kysely';
import type { AuditLogQuery } from '#contract/admin/audit-log.ts';
import { addDays, seoulInstant } from '#contract/rules/dates.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { reservationsOf, reviewsOf, turnoversOf } from '#server/platform/audit/audit-read-store.ts';

export type AuditRow = Selectable<Schema['audit_log']>;

export async function insertAuditEntries(
  trx: Trx,
  entries: readonly Insertable<Schema['audit_log']>[],
): Promise<void> {
  if (entries.length > 0) await trx.insertInto('audit_log').values(entries).execute();
}

function conditions({ actor, action, subject, subjectId, from, to }: AuditLogQuery): Expression<SqlBool>[] {
  const start = (day: string) => new Date(seoulInstant(day, '00:00'));
  return [
    ...(actor ? [sql<SqlBool>`actor_account_id = ${actor}`] : []),
    ...(action ? [sql<SqlBool>`action = ${action}`] : []),
    ...(subject ? [sql<SqlBool>`subject_kind = ${subject}`] : []),
    ...(subjectId ? [sql<SqlBool>`subject_id = ${subjectId}`] : []),
    ...(from ? [sql<SqlBool>`at >= ${start(from)}`] : []),
    ...(to ? [sql<SqlBool>`at < ${start(addDays(to, 1))}`] : []),
  ];
}

export async function searchAuditLog(
  db: Db,
  query: AuditLogQuery,
): Promise<{ rows: AuditRow[]; total: number }> {
  const all = conditions(query);
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where((eb) => eb.and(all))
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const { total } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(all))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/**
 * Erases what the audit log says about a person; that something was done stays on record. For turnovers the written notes are erased, for moves the
 * reason. Reasons of cancellations, departures and deductions stay with the payments they explain (ADR 32).
 */
export async function forgetAuditedContent(trx: Trx, accountId: string): Promise<void> {
  await trx
    .updateTable('audit_log')
    .set({ before: null, after: null })
    .where('subject_kind', '=', 'account')
    .where('subject_id', '=', accountId)
    .execute();
  await trx
    .updateTable('audit_log')
    .set({ before: null, after: null })
    .where('subject_kind', '=', 'reservation')
    .where('action', 'in', [
      'note-added',
      'noise-complaint-recorded',
      'noise-complaint-withdrawn',
      'member-invited',
      'message-resent',
      'message-settled',
      'occupant-corrected',
      'signers-reminded',
      'payment-reminded',
    ])
    .where('subject_id', 'in', reservationsOf(trx, accountId))
    .execute();
  await trx
    .updateTable('audit_log')
    .set({ before: null, after: null })
    .where('subject_kind', '=', 'review')
    .where('subject_id', 'in', reviewsOf(trx, accountId))
    .execute();
  await trx
    .updateTable('audit_log')
    .set({
      before: sql<string>`before - array['note', 'problem']`,
      after: sql<string>`after - array['note', 'problem']`,
    })
    .where('subject_kind', '=', 'turnover')
    .where('subject_id', 'in', turnoversOf(trx, accountId))
    .execute();
  await trx
    .updateTable('audit_log')
    .set({ after: sql<string>`after - 'reason'` })
    .where('subject_kind', '=', 'reservation')
    .where('action', '=', 'reservation-moved')
    .where('subject_id', 'in', reservationsOf(trx, accountId))
    .execute();
}
