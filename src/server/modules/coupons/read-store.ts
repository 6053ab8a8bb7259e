import { sql, type RawBuilder } from 'kysely';
import type { CouponState } from '#contract/admin/vocabulary.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { containing } from '#server/db/like.ts';
import type { Db } from '#server/ports/database.ts';
import type { CouponRow } from './store.ts';

/** SQL that is true if a reservation `r` uses its coupon: it is neither cancelled nor expired, and its hold has not run out by an instant. */
const isUse = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`r.status not in ('cancelled', 'expired') and not (r.status = 'requested' and r.hold_expires_at <= ${now})`;

export async function countUses(
  db: Db,
  code: string,
  { now, except, accountId }: { now: Date; except: string | null; accountId: string | null },
): Promise<{ all: number; ofMember: number }> {
  const { rows } = await sql<{ all: number; ofMember: number }>`
    select count(*)::int as "all", (count(*) filter (where r.account_id = ${accountId}::uuid))::int as "ofMember"
    from reservations r
    where r.coupon_code = ${code} and ${isUse(now)} and (${except}::uuid is null or r.id <> ${except}::uuid)`.execute(
    db,
  );
  return rows[0]!;
}

/** A coupon with the won it gave away and its state on a Seoul day; `named` if any reservation ever named it. */
export type CouponRecord = CouponRow & { uses: number; given: Won; named: boolean; state: CouponState };

type Moment = { now: Date; today: PlainDate };

const described = ({ now, today }: Moment) => sql`
  select c.*, u.uses, u.given, u.named,
    case
      when c.ended_at is not null or c.ends_on < ${today}::date then 'over'
      when u.uses >= c.max_uses then 'used_up'
      when c.starts_on > ${today}::date then 'upcoming'
      else 'valid'
    end as state
  from coupons c
  cross join lateral (
    select (count(*) filter (where ${isUse(now)}))::int as uses,
      coalesce(sum(r.coupon_discount) filter (where ${isUse(now)}), 0)::bigint as given,
      count(*) > 0 as named
    from reservations r where r.coupon_code = c.code
  ) u`;

export async function couponRecord(db: Db, code: string, at: Moment): Promise<CouponRecord | undefined> {
  const { rows } = await sql<CouponRecord>`${described(at)} where c.code = ${code}`.execute(db);
  return rows[0];
}

export async function everyCoupon(db: Db, at: Moment): Promise<CouponRecord[]> {
  const { rows } = await sql<CouponRecord>`${described(at)} order by c.code`.execute(db);
  return rows;
}

export async function searchCoupons(
  db: Db,
  query: { state?: CouponState | undefined; search?: string | undefined; page: number; pageSize: number },
  at: Moment,
): Promise<{ rows: CouponRecord[]; total: number }> {
  const { state = null, page, pageSize } = query;
  const words = query.search ? containing(query.search) : null;
  const found = sql`from (${described(at)}) found
    where (${state}::text is null or state = ${state})
      and (${words}::text is null or code ilike ${words} or note ilike ${words})`;
  const { rows } = await sql<CouponRecord>`select * ${found} order by created_at desc, code
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function unknownHouses(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('houses')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
