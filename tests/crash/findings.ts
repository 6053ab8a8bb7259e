import { sql, type Kysely } from 'kysely';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Schema } from '#server/db/schema.ts';

export type Acknowledged = {
  stays: Set<string>;
  payments: Set<string>;
  refunds: Set<string>;
  cancellations: { reservationId: string; refunds: Back[] }[];
  changes: Set<string>;
  completed: Set<string>;
  withdrawn: Set<string>;
  deposits: Set<string>;
  sentByHand: Map<string, string>;
};
/** Refund in won, under the idempotency key of the gateway. */
type Back = { id: string; amount: number };

/** Queries that must find no rows once all open work has been finished. */
const mustBeEmpty: Record<string, string> = {
  'money was taken that our books do not have': `
    select o.order_id from sandbox_orders o join payments p on p.order_id = o.order_id
    where (o.status = 'paid') <> (p.status = 'paid')`,
  'an instalment was paid twice': `
    select p.instalment_id from payments p join sandbox_orders o on o.order_id = p.order_id
    where p.status = 'paid' and o.refunded < o.amount group by p.instalment_id having count(*) > 1`,
  'a card was charged that nobody agreed to, or without its notice': `
    select p.id from payments p left join automatic_payments a on a.id = p.automatic_payment_id
    where p.automatic_payment_id is not null and (a.stored_at is null or a.stored_at > p.started_at or not exists (
      select 1 from automatic_charges e where e.automatic_payment_id = a.id and e.amount = p.amount
      and e.announced_at <= p.started_at - interval '2 days'))`,
  'a stored card outlived its agreement': `
    select id from automatic_payments where ended_at is not null and method_key is not null`,
  'who paid by a link and wanted a receipt got none': `
    select p.id from payments p where p.payer_email is not null and p.status = 'paid'
    and not exists (select 1 from outbox m where m.key = p.id || ':received:payer')
    and not exists (select 1 from refunds f where f.payment_id = p.id)`,
  'more went back than our books say, or less': `
    select o.order_id from sandbox_orders o join payments p on p.order_id = o.order_id
    left join (select payment_id, sum(amount) as back from refunds where status = 'done' group by payment_id) f on f.payment_id = p.id
    where o.refunded <> coalesce(f.back, 0)`,
  // Each completed change may give back a part of one payment; every other reason gives back once what is left of it.
  'a payment went back twice for one reason': `
    select f.payment_id, f.reason from refunds f join payments p on p.id = f.payment_id join instalments i on i.id = p.instalment_id
    group by f.payment_id, f.reason, i.reservation_id
    having count(*) > case when f.reason = 'stay_changed' then greatest(1, (
      select count(*) from reservation_changes c where c.reservation_id = i.reservation_id and c.outcome = 'completed')) else 1 end`,
  'more went back than was paid': `
    select o.order_id from sandbox_orders o join sandbox_refunds s on s.order_id = o.order_id
    group by o.order_id having sum(s.amount) > o.amount`,
  // Those of bank transfers wait for a person.
  'a refund was recorded and not made': `
    select f.id from refunds f join payments p on p.id = f.payment_id where f.status <> 'done' and p.provider <> 'bank'`,
  'a transfer was recorded, or sent back, other than once': `
    select p.id from payments p left join refunds f on f.payment_id = p.id and f.status = 'done'
    where p.provider = 'bank' and (
      (select count(*) from audit_log a where a.action = 'transfer-recorded' and a.after ->> 'orderId' = p.order_id) <> 1
      or f.id is not null and (
        select count(*) from audit_log a where a.action = 'refund-sent' and a.after ->> 'refundId' = f.id::text) <> 1)`,
  'a refund was made and not told': `
    select f.id from refunds f join payments p on p.id = f.payment_id join instalments i on i.id = p.instalment_id
    where f.status = 'done' and not exists (select 1 from outbox m where m.key = f.id || ':returned:email'
    or (f.reason = 'deposit' and m.kind = 'deposit-returned' and m.reservation_id = i.reservation_id))`,
  'an expired stay still has somebody’s money': `
    select r.id from reservations r join instalments i on i.reservation_id = r.id join payments p on p.instalment_id = i.id
    join sandbox_orders o on o.order_id = p.order_id
    where r.status = 'expired' and o.status = 'paid' and o.refunded < o.amount`,
  'a stay is called paid without a payment': `
    select r.id from reservations r where r.first_paid_at is not null and r.status = 'requested' and not exists (
      select 1 from instalments i join payments p on p.instalment_id = i.id
      where i.reservation_id = r.id and i.seq = 1 and p.status = 'paid')`,
  'a stay was cancelled and nobody told': `
    select r.id from reservations r where r.status = 'cancelled'
    and not exists (select 1 from outbox m where m.key = r.id || ':cancelled:email')`,
  'a cancelled stay can still be signed': `
    select r.id from reservations r join contracts c on c.reservation_id = r.id where r.status = 'cancelled' and c.status = 'sent'`,
  'a reservation is not what its events say': `
    select r.id, r.status from reservations r where r.status is distinct from (
      select e.after ->> 'status' from reservation_events e where e.reservation_id = r.id and e.after ? 'status' order by e.seq desc limit 1)`,
  'an event is missing between two others': `
    select reservation_id from reservation_events group by reservation_id having max(seq) <> count(*)`,
  'a deposit was settled and other than that went back': `
    select d.reservation_id from deposit_refunds d where d.refunded <> (
      select coalesce(sum(f.amount), 0) from refunds f join payments p on p.id = f.payment_id join instalments i on i.id = p.instalment_id
      where i.reservation_id = d.reservation_id and f.reason = 'deposit')`,
  'a deposit went back that nobody settled': `
    select f.id from refunds f join payments p on p.id = f.payment_id join instalments i on i.id = p.instalment_id
    where f.reason = 'deposit' and not exists (select 1 from deposit_refunds d where d.reservation_id = i.reservation_id)`,
  'a stay waits for a change that is over, or a change for a stay that does not': `
    select r.id from reservations r left join reservation_changes c on c.reservation_id = r.id and c.ended_at is null
    where (r.change_check_in is null) <> (c.id is null) or r.change_check_in <> (c.terms ->> 'check_in')::date`,
  'a completed change is not what the stay is': `
    select c.id from reservation_changes c join reservations r on r.id = c.reservation_id
    where c.outcome = 'completed'
    and (r.check_in, r.check_out) <> ((c.terms ->> 'check_in')::date, (c.terms ->> 'check_out')::date)
    and not exists (
      select 1 from reservation_changes next where next.reservation_id = c.reservation_id
      and next.outcome = 'completed' and next.ended_at > c.ended_at)`,
  'a dropped change still has somebody’s money': `
    select c.id from reservation_changes c join payments p on p.instalment_id = c.instalment_id
    join sandbox_orders o on o.order_id = p.order_id
    where c.outcome <> 'completed' and o.status = 'paid' and o.refunded < o.amount`,
  'a confirmed stay was paid more than it costs': `
    select r.id from reservations r join instalments i on i.reservation_id = r.id join payments p on p.instalment_id = i.id
    join sandbox_orders o on o.order_id = p.order_id
    where r.status = 'confirmed' and o.status = 'paid' group by r.id having sum(o.amount - o.refunded) > r.total`,
  // Its deposit is settled once its last day is over, and it stays confirmed.
  'a confirmed stay has paid and still owes other than it costs': `
    select r.id, r.total from reservations r where r.status = 'confirmed' and r.change_check_in is null and r.total <> (
      select coalesce(sum(p.amount - coalesce(f.back, 0)), 0) from instalments i join payments p on p.instalment_id = i.id
      left join (select payment_id, sum(amount) as back from refunds where reason <> 'deposit' group by payment_id) f on f.payment_id = p.id
      where i.reservation_id = r.id and p.status = 'paid') + (
      select coalesce(sum(i.amount), 0) from instalments i where i.reservation_id = r.id and i.dropped_at is null
      and not exists (select 1 from payments p where p.instalment_id = i.id and p.status = 'paid'))`,
  'a stay has two contracts that hold, or none': `
    select r.id from reservations r where r.status = 'confirmed'
    and (select count(*) from contracts c where c.reservation_id = r.id and c.replaced_at is null and c.status = 'signed') <> 1`,
  'an administrator acted and no record says so': `
    select e.reservation_id from reservation_events e where e.actor_kind = 'administrator'
    and not exists (select 1 from audit_log a where a.subject_id = e.reservation_id::text)`,
  'a message was never sent': `select key from outbox where sent_at is null`,
};

/** Finds future stays that were cancelled and still block others. Past vacancies are deleted, so those of past stays may be missing. */
async function notFree(db: Kysely<Schema>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from reservations r where r.status = 'cancelled' and r.check_out > ${seoulDate(now.getTime())}::date
    and not exists (
      select 1 from reservations other where other.house_id = r.house_id and other.status in ('confirmed', 'checked_out_early')
      and other.check_in < r.check_out and r.check_in < coalesce(other.ended_on, other.check_out))
    and not exists (
      select 1 from vacancies v where v.house_id = r.house_id and v.opens_on <= r.check_in and r.check_out <= v.closes_on)`.execute(
    db,
  );
  return rows.length > 0
    ? [`the dates of a cancelled stay are not free: ${rows.length}, e.g. ${rows[0]!.id}`]
    : [];
}

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
  problems.push(...(await notFree(db, now)));
  const reservations = await db.selectFrom('reservations').select(['id', 'status']).execute();
  const overdue = await db
    .selectFrom('reservation_changes')
    .select('id')
    .where('ended_at', 'is', null)
    .where('due_at', '<', now)
    .execute();
  if (overdue.length > 0)
    problems.push(`a change outlived its time: ${overdue.length}, e.g. ${overdue[0]?.id}`);
  const stays = new Set(reservations.map((row) => row.id));
  const cancelled = new Set(reservations.filter((row) => row.status === 'cancelled').map((row) => row.id));
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
  const lost = (what: string, said: Set<string>, stored: Set<string>) => {
    const missing = [...said].filter((id) => !stored.has(id));
    if (missing.length > 0)
      problems.push(`an acknowledged ${what} is lost: ${missing.length}, e.g. ${missing[0]}`);
  };
  lost('reservation', acknowledged.stays, stays);
  const changes = await db.selectFrom('reservation_changes').select(['reservation_id', 'outcome']).execute();
  const withOutcome = (...outcomes: string[]) =>
    new Set(
      changes.filter(({ outcome }) => outcomes.includes(outcome ?? 'open')).map((row) => row.reservation_id),
    );
  lost('change of dates', acknowledged.changes, new Set(changes.map((row) => row.reservation_id)));
  lost('completed change', acknowledged.completed, withOutcome('completed'));
  // One that had lapsed by then is withdrawn no more.
  lost('withdrawn change', acknowledged.withdrawn, withOutcome('withdrawn', 'lapsed'));
  lost('payment', acknowledged.payments, paid);
  lost('refund', acknowledged.refunds, returned);
  const settled = await db.selectFrom('deposit_refunds').select('reservation_id').execute();
  lost('settlement of a deposit', acknowledged.deposits, new Set(settled.map((row) => row.reservation_id)));
  lost(
    'cancellation',
    new Set(acknowledged.cancellations.map(({ reservationId }) => reservationId)),
    cancelled,
  );
  await checkSentByHand(db, acknowledged.sentByHand, problems);
  const made = await givenBack(db);
  for (const { reservationId, refunds } of acknowledged.cancellations) {
    const stored = refunds.every(({ id, amount }) => made.get(id)?.amount === amount);
    const more = [...made.values()].some(
      (back) =>
        back.reservationId === reservationId &&
        ['member', 'admin'].includes(back.reason) &&
        !refunds.some(({ id }) => id === back.id),
    );
    if (stored && !more) continue;
    problems.push(
      `a cancellation gave back other than it said: ${reservationId} said ${JSON.stringify(refunds)}`,
    );
    break;
  }
  return problems;
}

/** Adds refunds sent by hand that are not on record under their reference; a refund sent under two references was paid twice. */
async function checkSentByHand(
  db: Kysely<Schema>,
  sent: Acknowledged['sentByHand'],
  problems: string[],
): Promise<void> {
  const stored = await db.selectFrom('refunds').select(['id', 'provider_ref']).execute();
  const onRecord = new Map(stored.map(({ id, provider_ref }) => [id, provider_ref]));
  const wrong = [...sent].filter(([id, reference]) => onRecord.get(id) !== reference);
  if (wrong.length > 0)
    problems.push(
      `a refund that was sent by hand is not on record so: ${wrong.length}, e.g. ${wrong[0]![0]}`,
    );
}

/** Returns every refund that the gateway made, by its key, and those of transfers, which no gateway makes. */
async function givenBack(
  db: Kysely<Schema>,
): Promise<Map<string, Back & { reason: string; reservationId: string }>> {
  const made = await db
    .selectFrom('sandbox_refunds as s')
    .innerJoin('payments as p', 'p.order_id', 's.order_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(['s.idempotency_key as id', 's.amount', 's.reason', 'i.reservation_id as reservationId'])
    .execute();
  const ofTransfers = await db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(['f.id', 'f.amount', 'f.reason', 'i.reservation_id as reservationId'])
    .where('p.provider', '=', 'bank')
    .execute();
  return new Map([...made, ...ofTransfers].map((row) => [row.id, row]));
}
