import { sql, type Expression, type SqlBool } from 'kysely';
import type * as v from 'valibot';
import type { adminCertificates } from '#contract/admin/certificates/certificates.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { lastCheckOut } from '#contract/rules/reservation-status.ts';
import type { CertificateState } from '#contract/vocabulary.ts';
import { containing, holdsFolded } from '#server/db/like.ts';
import type { Db } from '#server/ports/database.ts';
import { tidyCode } from './tidy-code.ts';

export function ownReservation(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('reservations as r')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .select(['r.id', 'r.code', 'r.status', 'r.first_paid_at', 'r.gave_way_at', 'r.house_id'])
    .select(['r.check_in', 'r.check_out', 'r.house_price', 'r.coupon_discount', 'r.deposit'])
    .select(['h.monthly_rent'])
    .where('r.id', '=', id)
    .where('r.account_id', '=', accountId)
    .executeTakeFirst();
}
export type OwnReservation = NonNullable<Awaited<ReturnType<typeof ownReservation>>>;

function standingCertificates(db: Db) {
  return db
    .selectFrom('residence_certificates as k')
    .innerJoin('reservations as r', 'r.id', 'k.reservation_id')
    .innerJoin('houses as h', 'h.id', 'k.house_id')
    .leftJoin('contracts as c', 'c.id', 'k.contract_id')
    .leftJoin('reservation_changes as open', (join) =>
      join.onRef('open.reservation_id', '=', 'r.id').on('open.ended_at', 'is', null),
    )
    .select(['k.id', 'k.code', 'k.reservation_id', 'k.contract_id', 'k.position', 'k.name'])
    .select(['k.starts_on', 'k.ends_on', 'k.issued_at', 'k.passport_number'])
    .select(['r.status', 'r.closed_at', 'r.gave_way_at', 'r.code as reference', 'h.area'])
    .select(['c.replaced_at', 'open.asked_at as change_asked_at'])
    .select((eb) => [
      eb('k.file', 'is not', null).as('has_file'),
      // The contract of a change takes the place of the one before when it is asked for, and holds once it is completed.
      eb
        .selectFrom('reservation_changes as done')
        .select(({ fn }) => fn.min('done.ended_at').as('at'))
        .whereRef('done.reservation_id', '=', 'r.id')
        .where('done.outcome', '=', 'completed')
        .whereRef('done.asked_at', '<=', 'c.replaced_at')
        .whereRef('done.ended_at', '>=', 'c.replaced_at')
        .as('change_completed_at'),
    ]);
}

export function certificatesOf(db: Db, reservationId: string) {
  return standingCertificates(db)
    .where('k.reservation_id', '=', reservationId)
    .orderBy('k.issued_at', 'desc')
    .orderBy('k.position')
    .execute();
}
export type StandingRow = Awaited<ReturnType<typeof certificatesOf>>[number];

export function certificatesOfAccount(db: Db, accountId: string): Promise<StandingRow[]> {
  return standingCertificates(db).where('r.account_id', '=', accountId).orderBy('k.issued_at').execute();
}

export function findByCode(db: Db, code: string): Promise<StandingRow | undefined> {
  return standingCertificates(db).where('k.code', '=', code).executeTakeFirst();
}

export function findBySha256(db: Db, sha256: string): Promise<StandingRow | undefined> {
  return standingCertificates(db).where('k.sha256', '=', sha256).executeTakeFirst();
}

/**
 * Lists certificates with a stored file that may have to be erased: the stay ended before a Seoul date, was closed or lost its home, or the contract
 * was replaced.
 */
export function erasable(db: Db, endedBefore: PlainDate): Promise<StandingRow[]> {
  return standingCertificates(db)
    .where('k.file', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('k.ends_on', '<', endedBefore),
        eb('r.status', '<>', 'confirmed'),
        eb('r.gave_way_at', 'is not', null),
        eb('c.replaced_at', 'is not', null),
      ]),
    )
    .execute();
}

export type CertificateQuery = v.InferOutput<(typeof adminCertificates)['list']['query']>;

/** SQL for the state of a certificate, for searches by state: the same rules in the same order as `standingOf` in policy.ts. */
const stateAt = (nowMs: number) => sql<CertificateState>`case
  when r.status <> 'confirmed' then 'withdrawn'
  when c.replaced_at is not null and (open.asked_at is null or c.replaced_at < open.asked_at) then 'replaced'
  when r.gave_way_at is not null then 'withdrawn'
  when k.ends_on <= ${lastCheckOut(nowMs)} then 'ended'
  else 'valid' end`;

function conditions({ state, search }: CertificateQuery, nowMs: number): Expression<SqlBool>[] {
  const pattern = search ? containing(search) : null;
  // A code is read out and printed in groups, and stored without.
  const code = search ? containing(tidyCode(search) || search) : null;
  return [
    ...(state ? [sql<SqlBool>`${stateAt(nowMs)} = ${state}`] : []),
    ...(pattern
      ? [
          sql<SqlBool>`(k.code like ${code} or r.code ilike ${pattern} or ${holdsFolded(sql`fold_text(k.name)`, search ?? '')}
            or h.name ->> 'ko' ilike ${pattern} or h.name ->> 'en' ilike ${pattern})`,
        ]
      : []),
  ];
}

export async function searchCertificates(db: Db, query: CertificateQuery, nowMs: number) {
  const found = standingCertificates(db).where((eb) => eb.and(conditions(query, nowMs)));
  const rows = await found
    .select(['k.house_id', 'h.name as house_name'])
    .orderBy('k.issued_at', 'desc')
    .orderBy('k.id')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
export type ListedRow = Awaited<ReturnType<typeof searchCertificates>>['rows'][number];
