import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { insertOldAccount, insertOldHouse, insertOldReservation } from '#tests/kit/old-rows.ts';
import { freshDatabase, type FreshDatabase } from '#tests/kit/template.ts';

const requestedAt = '2026-10-01T00:00:00Z';
const confirmed = {
  signedAt: '2026-10-01T03:00:00Z',
  paidAt: '2026-10-01T02:00:00Z',
  confirmedAt: '2026-10-01T03:00:00Z',
};
const closedAt = '2026-10-05T00:00:00Z';

const old = {
  held: { status: 'requested', becomes: null, events: ['request'] },
  standing: {
    status: 'confirmed',
    ...confirmed,
    becomes: null,
    events: ['request', 'pay', 'sign', 'confirm'],
  },
  lapsed: {
    status: 'expired',
    closedAt,
    reason: 'hold-expired',
    becomes: 'hold_expired',
    events: ['request', 'expire'],
  },
  declined: {
    status: 'cancelled',
    closedAt,
    reason: 'contract_declined',
    becomes: 'contract_declined',
    events: ['request', 'decline'],
  },
  withdrawn: {
    status: 'cancelled',
    ...confirmed,
    closedAt,
    reason: 'member',
    becomes: 'member',
    events: ['request', 'pay', 'sign', 'confirm', 'cancel'],
  },
  written: {
    status: 'cancelled',
    closedAt,
    reason: 'The roof leaks.',
    becomes: 'admin',
    events: ['request', 'cancel_by_administrator'],
  },
  silent: {
    status: 'cancelled',
    closedAt,
    reason: null,
    becomes: 'admin',
    events: ['request', 'cancel_by_administrator'],
  },
  left: {
    status: 'checked_out_early',
    ...confirmed,
    closedAt,
    reason: 'The exchange programme ended early.',
    becomes: 'early_checkout',
    events: ['request', 'pay', 'sign', 'confirm', 'check_out_early'],
  },
};
type Name = keyof typeof old;

const refunds: [stay: Name, reason: string, becomes: string][] = [
  ['withdrawn', 'cancelled', 'member'],
  ['written', 'cancelled', 'admin'],
  ['lapsed', 'hold-expired', 'hold_expired'],
  ['declined', 'contract-declined', 'contract_declined'],
  ['left', 'mid-stay-checkout', 'early_checkout'],
  ['lapsed', 'dates-lost', 'dates_lost'],
  ['standing', 'paid-twice', 'paid_twice'],
  ['withdrawn', 'stay-closed', 'stay_closed'],
  ['held', 'stay-changed', 'stay_changed'],
];

let database: Database;
let fresh: FreshDatabase;
const ids = {} as Record<Name, string>;
const refundIds: string[] = [];

async function insertRefund(stay: Name, reason: string): Promise<string> {
  const { db } = database;
  const [instalment, payment, refund] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into instalments (id, reservation_id, seq, due_on, period_from, period_to, deposit, bedding, rent, amount)
    values (${instalment}, ${ids[stay]}, ${refundIds.length + 1}, '2026-10-01', '2027-01-01', '2027-01-08', 0, 0, 100, 100)`.execute(
    db,
  );
  await sql`insert into payments (id, instalment_id, provider, order_id, amount, status, started_at, paid_at)
    values (${payment}, ${instalment}, 'sandbox', ${randomUUID()}, 100, 'paid', now(), now())`.execute(db);
  await sql`insert into refunds (id, payment_id, amount, reason, status, recorded_at)
    values (${refund}, ${payment}, 100, ${reason}, 'recorded', now())`.execute(db);
  return refund;
}

beforeAll(async () => {
  fresh = await freshDatabase('empty');
  database = await openDatabase(fresh.where);
  await migrate(database.db, '0007-vacancy-columns');
  const [account, house] = [await insertOldAccount(database), await insertOldHouse(database)];
  for (const [index, [name, reservation]] of Object.entries(old).entries()) {
    const code = `OLD${index}`;
    const checkIn = `2027-0${index + 1}-01`;
    ids[name as Name] = await insertOldReservation(database, {
      account,
      house,
      code,
      checkIn,
      ...reservation,
    });
  }
  for (const [stay, reason] of refunds) refundIds.push(await insertRefund(stay, reason));
  await migrate(database.db);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const eventsOf = (name: Name) =>
  database.db
    .selectFrom('reservation_events')
    .selectAll()
    .where('reservation_id', '=', ids[name])
    .orderBy('seq')
    .execute();

describe('reservations from before their changes were recorded', () => {
  it.each(Object.keys(old) as Name[])('%s has a reason of the closed list', async (name) => {
    const { closed_reason } = await database.db
      .selectFrom('reservations')
      .select('closed_reason')
      .where('id', '=', ids[name])
      .executeTakeFirstOrThrow();
    expect(closed_reason).toBe(old[name].becomes);
  });

  it.each(Object.keys(old) as Name[])('%s tells what its timestamps know, by the system', async (name) => {
    const events = await eventsOf(name);
    expect(events.map(({ transition }) => transition)).toEqual(old[name].events);
    expect(events.map(({ seq }) => seq)).toEqual(old[name].events.map((_, index) => index + 1));
    expect(new Set(events.map(({ actor_kind, actor_account_id }) => [actor_kind, actor_account_id]))).toEqual(
      new Set(events.map(() => ['system', null])),
    );
    expect(events[0]).toMatchObject({
      at: new Date(requestedAt),
      before: null,
      after: { status: 'requested', total: 100 },
    });
  });

  it('keeps what an administrator had written as the note of the closing event', async () => {
    expect((await eventsOf('written')).at(-1)).toMatchObject({
      at: new Date(closedAt),
      reason: 'admin',
      note: 'The roof leaks.',
      before: { status: 'requested' },
      after: { status: 'cancelled', closed_reason: 'admin' },
    });
    expect((await eventsOf('left')).at(-1)).toMatchObject({
      reason: 'early_checkout',
      note: 'The exchange programme ended early.',
      before: { status: 'confirmed' },
    });
    expect((await eventsOf('lapsed')).at(-1)).toMatchObject({ reason: 'hold_expired', note: null });
  });

  it.each(refunds.map(([stay, reason, becomes], index) => [stay, reason, becomes, index] as const))(
    'a refund of the %s stay, %s, is told as %s',
    async (_stay, _reason, becomes, index) => {
      const { reason } = await database.db
        .selectFrom('refunds')
        .select('reason')
        .where('id', '=', refundIds[index]!)
        .executeTakeFirstOrThrow();
      expect(reason).toBe(becomes);
    },
  );

  it('takes no other reason from then on', async () => {
    const { db } = database;
    const [stay] = [ids.lapsed];
    await expect(
      sql`update reservations set closed_reason = 'hold-expired' where id = ${stay}`.execute(db),
    ).rejects.toThrow(/reservations_closed_reason_check/);
    await expect(
      sql`update reservations set closed_reason = null where id = ${stay}`.execute(db),
    ).rejects.toThrow(/reservations_closed_why/);
    await expect(
      sql`update refunds set reason = 'cancelled' where id = ${refundIds[0]}`.execute(db),
    ).rejects.toThrow(/refunds_reason_check/);
  });
});
