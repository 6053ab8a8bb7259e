import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** What the host said was done before it died. */
export type Acknowledged = { stays: Set<string>; payments: Set<string>; refunds: Set<string> };

/** Each finds rows that must not be, once everything that was left open has been finished. */
const mustBeEmpty: Record<string, string> = {
  'money was taken that our books do not have': `
    select o.order_id from sandbox_orders o join payments p on p.order_id = o.order_id
    where (o.status = 'paid') <> (p.status = 'paid')`,
  'an instalment was paid twice': `
    select p.instalment_id from payments p join sandbox_orders o on o.order_id = p.order_id
    where p.status = 'paid' and o.refunded < o.amount group by p.instalment_id having count(*) > 1`,
  'more went back than our books say, or less': `
    select o.order_id from sandbox_orders o join payments p on p.order_id = o.order_id
    left join (select payment_id, sum(amount) as back from refunds where status = 'done' group by payment_id) f on f.payment_id = p.id
    where o.refunded <> coalesce(f.back, 0)`,
  'a payment went back twice': `select payment_id from refunds group by payment_id having count(*) > 1`,
  'a refund was recorded and not made': `select id from refunds where status <> 'done'`,
  'a refund was made and not told': `
    select f.id from refunds f where not exists (select 1 from outbox m where m.key = f.id || ':returned:email')`,
  'an expired stay still has somebody’s money': `
    select r.id from reservations r join instalments i on i.reservation_id = r.id join payments p on p.instalment_id = i.id
    join sandbox_orders o on o.order_id = p.order_id
    where r.status = 'expired' and o.status = 'paid' and o.refunded < o.amount`,
  'a stay is called paid without a payment': `
    select r.id from reservations r where r.first_paid_at is not null and r.status = 'requested' and not exists (
      select 1 from instalments i join payments p on p.instalment_id = i.id
      where i.reservation_id = r.id and i.seq = 1 and p.status = 'paid')`,
  'a message was never sent': `select key from outbox where sent_at is null`,
};

/** What is wrong in a database after the crashes, at an instant of the host's clock; empty when nothing is. */
export async function findings(db: Kysely<Schema>, acknowledged: Acknowledged, now: Date): Promise<string[]> {
  const problems: string[] = [];
  const orphans = await db
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'requested')
    .where('hold_expires_at', '<', now)
    .execute();
  if (orphans.length > 0)
    problems.push(`a hold outlived its time: ${orphans.length}, e.g. ${orphans[0]?.id}`);
  for (const [what, query] of Object.entries(mustBeEmpty)) {
    const { rows } = await sql.raw<object>(query).execute(db);
    if (rows.length > 0) problems.push(`${what}: ${rows.length}, e.g. ${JSON.stringify(rows[0])}`);
  }
  const stays = new Set((await db.selectFrom('reservations').select('id').execute()).map((row) => row.id));
  const paid = new Set(
    (await db.selectFrom('payments').select('order_id').where('status', '=', 'paid').execute()).map(
      (row) => row.order_id,
    ),
  );
  const returned = new Set(
    (
      await db
        .selectFrom('refunds as f')
        .innerJoin('payments as p', 'p.id', 'f.payment_id')
        .select('p.order_id')
        .execute()
    ).map((row) => row.order_id),
  );
  const lost = (what: string, said: Set<string>, kept: Set<string>) => {
    const missing = [...said].filter((id) => !kept.has(id));
    if (missing.length > 0)
      problems.push(`an acknowledged ${what} is lost: ${missing.length}, e.g. ${missing[0]}`);
  };
  lost('reservation', acknowledged.stays, stays);
  lost('payment', acknowledged.payments, paid);
  lost('refund', acknowledged.refunds, returned);
  return problems;
}
