import { describe, expect, it } from 'vitest';
import type { MovePreview } from '#contract/admin/corrections.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  messages,
  payReservation,
  signAll,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  startPayment,
  stayOf,
  type Wish,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;
const reason = 'The boiler is beyond repair.';
const admin = () => person(host, { role: 'admin', name: 'Jiwoo' });

const call = async <T>(who: Person, method: string, path: string, body?: unknown) =>
  host.call<T>(method, `/v1/${path}`, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
  });
const look = (boss: Person, id: string, houseId: string) =>
  call<MovePreview>(boss, 'GET', `admin/reservations/${id}/move?houseId=${houseId}`);
const move = (boss: Person, id: string, houseId: string, wish: object = {}) =>
  call(boss, 'POST', `admin/reservations/${id}/move`, { houseId, reason, ...wish });
const detail = async (boss: Person, id: string) =>
  (await call<AdminReservationDetail>(boss, 'GET', `admin/reservations/${id}`)).data;
const of = async (who: Person, id: string) =>
  (await stayOf(host, { ...who, token: await tokenNow(host, who) }, id)).data;
const pay = async (who: Person, { id }: { id: string }, index: number) =>
  payReservation(host, { ...who, token: await tokenNow(host, who) }, await of(who, id), index);

async function moveAtItsPrice(boss: Person, id: string, houseId: string) {
  const { data } = await look(boss, id, houseId);
  const { total, toPay, refund } = data.house!;
  const expected = { total, toPay: toPay.amount, refund: refund.total };
  return { seen: data.house!, answer: await move(boss, id, houseId, { price: 'house', expected }) };
}

async function houseFor(monthlyRent: number) {
  const id = await createHouse(host);
  await host.ctx.db
    .updateTable('houses')
    .set({ monthly_rent: monthlyRent, deposit: 900_000 })
    .where('id', '=', id)
    .execute();
  return id;
}
const someone = (wish: Partial<Wish> = {}, payments = 1) =>
  someoneWithAConfirmedReservation(host, { checkIn: '2027-01-10', ...wish }, payments);
const amounts = (stay: Pick<Reservation, 'payments'>) =>
  stay.payments.map(({ amount, status }) => [amount, status]);
const newest = async (id: string) =>
  (
    await host.ctx.db
      .selectFrom('contracts')
      .select('content')
      .where('reservation_id', '=', id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  ).content;
const audited = (id: string) =>
  host.ctx.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();
async function held(id: string): Promise<number> {
  const { paid } = await host.ctx.db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(({ fn }) => fn.sum<number>('p.amount').as('paid'))
    .where('i.reservation_id', '=', id)
    .where('p.status', '=', 'paid')
    .executeTakeFirstOrThrow();
  const { back } = await host.ctx.db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('f.amount'), val(0)).as('back'))
    .where('i.reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  return paid - back;
}

describe('a confirmed stay that is moved at the price of a dearer house', () => {
  it('is shown first, owes the difference as one more payment, and its contract names it', async () => {
    const boss = await admin();
    const { who, reservation, houseId: from } = await someone();
    const to = await houseFor(1_200_000);
    const { data: seen } = await look(boss, reservation.id, to);
    expect(seen).toEqual({
      agreed: { total: 1_400_000, totalUsdCents: null },
      house: {
        total: 1_700_000,
        totalUsdCents: null,
        difference: 300_000,
        toPay: { amount: 300_000, usdCents: null },
        dueOn: '2026-11-28',
        later: { amount: 0, usdCents: null },
        refund: { total: 0, totalUsdCents: null },
        returns: [],
      },
    });
    clock.forward(hours(1));
    const { answer } = await moveAtItsPrice(boss, reservation.id, to);
    expect(answer.status).toBe(200);
    const moved = await detail(boss, reservation.id);
    expect(moved).toMatchObject({
      status: 'confirmed',
      houseId: to,
      total: 1_700_000,
      price: { deposit: 500_000, total: 1_700_000 },
      policy: reservation.policy,
      change: null,
      refunds: [],
      contract: { status: 'sent' },
    });
    expect(amounts(moved)).toEqual([
      [1_400_000, 'paid'],
      [300_000, 'due'],
    ]);
    expect(moved.payments[1]).toMatchObject({ dueOn: '2026-11-28', deposit: 0, rent: 300_000 });
    expect(moved.events.at(-1)).toMatchObject({
      transition: 'move_confirmed',
      before: { total: 1_400_000 },
      after: { total: 1_700_000 },
    });
    expect(await audited(reservation.id)).toMatchObject([
      {
        action: 'reservation-moved',
        before: { houseId: from, amount: 1_400_000 },
        after: { houseId: to, amount: 1_700_000, reason },
      },
    ]);
    expect(await newest(reservation.id)).toMatchObject({
      price: { totalKrw: 1_700_000 },
      schedule: [{ amountKrw: 1_400_000 }, { amountKrw: 300_000, dueOn: '2026-11-28' }],
    });
    const [told] = await messages(host, who.email, ':moved:');
    expect(told!.kind).toBe('stay-moved-repriced');
    for (const said of [reason, '₩1,400,000', '₩1,700,000', '+₩300,000']) expect(told!.text).toContain(said);

    await signAll(host, reservation);
    await pay(who, moved, 1);
    const done = await of(who, reservation.id);
    expect(amounts(done)).toEqual([
      [1_400_000, 'paid'],
      [300_000, 'paid'],
    ]);
    expect(done).toMatchObject({ status: 'confirmed', signed: true, contract: { status: 'signed' } });
    expect(await held(reservation.id)).toBe(1_700_000);
  });

  it('is reminded of the difference, and told once it is overdue, as of every payment', async () => {
    const boss = await admin();
    const { who, reservation } = await someone({ checkIn: '2027-02-01' });
    await moveAtItsPrice(boss, reservation.id, await houseFor(1_200_000));
    const { id } = (await detail(boss, reservation.id)).payments[1]!;
    await runJobs(host.ctx);
    expect(await messages(host, who.email, `${id}:soon`)).toHaveLength(1);
    clock.set('2026-12-02T01:00:00Z');
    await runJobs(host.ctx);
    expect(await messages(host, who.email, `${id}:overdue`)).toHaveLength(1);
    expect((await detail(boss, reservation.id)).payments[1]).toMatchObject({ status: 'overdue' });
    clock.set('2026-11-21T01:00:00Z');
  });

  it('pays before the check-in, however near that is', async () => {
    const boss = await admin();
    const { reservation } = await someone({ checkIn: '2026-11-25' });
    const { data } = await look(boss, reservation.id, await houseFor(1_200_000));
    expect(data.house).toMatchObject({ dueOn: '2026-11-24' });
  });

  it('pays what is due by now at once and the rest with the payments to come', async () => {
    const boss = await admin();
    const { reservation } = await someone({ checkIn: '2027-03-20', nights: 90 }, 1);
    const to = await houseFor(1_200_000);
    const { seen } = await moveAtItsPrice(boss, reservation.id, to);
    expect(seen).toMatchObject({
      total: 4_100_000,
      difference: 900_000,
      toPay: { amount: 300_000 },
      later: { amount: 2_400_000 },
    });
    const moved = await detail(boss, reservation.id);
    expect(amounts(moved)).toEqual([
      [1_400_000, 'paid'],
      [300_000, 'due'],
      [1_200_000, 'due'],
      [1_200_000, 'due'],
    ]);
    expect(moved.payments.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    // Another move at the agreed price leaves all of it, and the contract still names what is owed.
    clock.forward(hours(1));
    expect((await move(boss, reservation.id, await houseFor(2_000_000))).status).toBe(200);
    expect(amounts(await detail(boss, reservation.id))).toEqual(amounts(moved));
    expect(await newest(reservation.id)).toMatchObject({
      price: { totalKrw: 4_100_000 },
      schedule: [
        { amountKrw: 1_400_000 },
        { amountKrw: 300_000 },
        { amountKrw: 1_200_000 },
        { amountKrw: 1_200_000 },
      ],
    });
  });

  it('is charged in dollars at the rate of its booking where it was', async () => {
    const boss = await admin();
    const { who, reservation } = await someone({ international: true });
    const { seen } = await moveAtItsPrice(boss, reservation.id, await houseFor(1_200_000));
    expect(seen.toPay).toEqual({
      amount: 300_000,
      usdCents: seen.totalUsdCents! - reservation.totalUsdCents!,
    });
    const moved = await detail(boss, reservation.id);
    expect(moved.totalUsdCents).toBe(seen.totalUsdCents);
    await pay(who, moved, 1);
    const done = await of(who, reservation.id);
    expect(done.payments.reduce((sum, part) => sum + part.amountUsdCents!, 0)).toBe(seen.totalUsdCents);
  });
});

describe('a confirmed stay that is moved at the price of a cheaper house', () => {
  it('gives back at once what is too much, the latest payment first', async () => {
    const boss = await admin();
    const { who, reservation } = await someone();
    clock.forward(hours(1));
    const { seen, answer } = await moveAtItsPrice(boss, reservation.id, await houseFor(600_000));
    expect(answer.status).toBe(200);
    expect(seen).toMatchObject({
      total: 1_100_000,
      difference: -300_000,
      toPay: { amount: 0 },
      dueOn: null,
      refund: { total: 300_000 },
      returns: [{ seq: 1, amount: 300_000 }],
    });
    expect(await held(reservation.id)).toBe(1_100_000);
    await runJobs(host.ctx);
    const done = await of(who, reservation.id);
    expect(done).toMatchObject({
      total: 1_100_000,
      refunds: [{ seq: 1, amount: 300_000, status: 'done' }],
      payments: [{ status: 'partly_refunded', refunded: 300_000 }],
    });
    const [told] = await messages(host, who.email, ':moved:');
    expect(told!.text).toContain('−₩300,000');
    expect(await newest(reservation.id)).toMatchObject({
      price: { totalKrw: 1_100_000 },
      schedule: [{ amountKrw: 1_100_000 }],
    });
  });

  it('and back again, cancelled at last, comes to what its policy gives of the price it has', async () => {
    const boss = await admin();
    const { who, reservation } = await someone({ checkIn: '2026-12-06' });
    await moveAtItsPrice(boss, reservation.id, await houseFor(600_000));
    clock.forward(hours(1));
    await moveAtItsPrice(boss, reservation.id, await houseFor(1_200_000));
    const dear = await detail(boss, reservation.id);
    expect(amounts(dear)).toEqual([
      [1_400_000, 'partly_refunded'],
      [600_000, 'due'],
    ]);
    const preview = () =>
      call<{ paid: { rent: number }; refund: { rent: number; deposit: number } }>(
        who,
        'GET',
        `reservations/${reservation.id}/cancellation`,
      );
    const share = (rent: number) => Math.floor((rent * reservation.policy.tiers[1]!.rentPercent) / 100);
    const unpaid = (await preview()).data;
    expect(unpaid).toMatchObject({
      paid: { rent: 600_000 },
      refund: { rent: share(600_000), deposit: 500_000 },
    });
    await pay(who, dear, 1);
    const paid = (await preview()).data;
    expect(paid).toMatchObject({ paid: { rent: 1_200_000 }, refund: { rent: share(1_200_000) } });
    const path = `reservations/${reservation.id}/cancel`;
    expect((await call(who, 'DELETE', path)).status).toBe(200);
    await runJobs(host.ctx);
    expect(await held(reservation.id)).toBe(1_200_000 - share(1_200_000));
  });
});

describe('a difference that is paid ahead of its day', () => {
  it('counts as due: a later change makes none of it come back whole', async () => {
    const boss = await admin();
    const { who, reservation } = await someone({ checkIn: '2026-12-20', nights: 45 });
    await moveAtItsPrice(boss, reservation.id, await houseFor(1_200_000));
    await pay(who, await of(who, reservation.id), 1);
    const moved = await of(who, reservation.id);
    const query = 'checkIn=2026-12-20&checkOut=2027-02-04&guests=1&beddingSets=0';
    const quoted = await call<{ price: { total: number } }>(
      who,
      'GET',
      `reservations/${reservation.id}/change?${query}`,
    );
    const wish = {
      checkIn: '2026-12-20',
      checkOut: '2027-02-04',
      guests: 1,
      beddingSets: 0,
      occupants: moved.occupants,
      expectedTotal: quoted.data.price.total,
    };
    expect((await call(who, 'POST', `reservations/${reservation.id}/change`, wish)).status).toBe(200);
    await signAll(host, reservation);
    const { data } = await call<{ paid: { rentAhead: number } }>(
      who,
      'GET',
      `reservations/${reservation.id}/cancellation`,
    );
    expect(data.paid.rentAhead).toBe(0);
  });
});

describe('a request that is moved at the price of the house', () => {
  it('before its payment has its payments laid out anew under the same ids', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host, { checkIn: '2027-01-10', nights: 60 });
    await signAll(host, reservation);
    const { data: page } = await startPayment(host, who, reservation, 0);
    const to = await houseFor(1_200_000);
    const { seen } = await moveAtItsPrice(boss, reservation.id, to);
    expect(seen).toMatchObject({
      total: 2_900_000,
      toPay: { amount: 1_700_000 },
      dueOn: '2026-11-22',
      later: { amount: 1_200_000 },
      refund: { total: 0 },
    });
    const moved = await detail(boss, reservation.id);
    expect(moved).toMatchObject({ status: 'requested', signed: false, total: 2_900_000 });
    expect(amounts(moved)).toEqual([
      [1_700_000, 'due'],
      [1_200_000, 'due'],
    ]);
    expect(moved.payments.map(({ id }) => id)).toEqual(reservation.payments.map(({ id }) => id));
    expect(page.amount).toBe(1_400_000);
    await pay(who, moved, 0);
    await signAll(host, reservation);
    expect(await of(who, reservation.id)).toMatchObject({ status: 'confirmed', houseId: to });
  });

  it('that is paid and not signed keeps the agreed price', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host, { checkIn: '2027-01-10' });
    await payReservation(host, who, reservation);
    const to = await houseFor(1_200_000);
    expect((await look(boss, reservation.id, to)).data.house).toBeNull();
    const expected = { total: 1_700_000, toPay: 300_000, refund: 0 };
    expect(await move(boss, reservation.id, to, { price: 'house', expected })).toMatchObject({
      status: 409,
      code: 'move_price_unsigned',
    });
    expect((await move(boss, reservation.id, to)).status).toBe(200);
    expect(await detail(boss, reservation.id)).toMatchObject({ houseId: to, total: 1_400_000 });
  });
});

describe('a move whose numbers changed meanwhile', () => {
  it('is refused, changes nothing, and is asked again', async () => {
    const boss = await admin();
    const { reservation, houseId } = await someone();
    const to = await houseFor(1_200_000);
    const seen = { total: 1_700_000, toPay: 300_000, refund: 0 };
    await host.ctx.db.updateTable('houses').set({ monthly_rent: 1_300_000 }).where('id', '=', to).execute();
    for (const wish of [
      { price: 'house', expected: seen },
      { price: 'house' },
      { expected: { ...seen, toPay: 0 } },
    ])
      expect(await move(boss, reservation.id, to, wish)).toMatchObject({
        status: 409,
        code: 'move_price_changed',
      });
    expect(await detail(boss, reservation.id)).toMatchObject({ houseId, total: 1_400_000 });
    expect(await audited(reservation.id)).toEqual([]);
    expect((await moveAtItsPrice(boss, reservation.id, to)).answer.status).toBe(200);
  });

  it('leaves the payments of a stay as they are where the house costs the same', async () => {
    const boss = await admin();
    const { who, reservation } = await someone({ checkIn: '2027-03-20', nights: 90 });
    const { seen, answer } = await moveAtItsPrice(boss, reservation.id, await houseFor(900_000));
    expect(answer.status).toBe(200);
    expect(seen).toMatchObject({ difference: 0, toPay: { amount: 0 }, refund: { total: 0 } });
    expect((await detail(boss, reservation.id)).payments.map(({ id }) => id)).toEqual(
      reservation.payments.map(({ id }) => id),
    );
    const [told] = await messages(host, who.email, ':moved:');
    expect(told!.kind).toBe('stay-moved');
  });

  it('leaves out the difference of a change that it withdraws, which goes back beside it', async () => {
    const boss = await admin();
    const { who, reservation } = await someone();
    const wish = {
      checkIn: '2027-01-10',
      checkOut: '2027-02-24',
      guests: 1,
      beddingSets: 0,
      occupants: reservation.occupants,
      expectedTotal: 1_850_000,
    };
    const asked = await call<Reservation>(who, 'POST', `reservations/${reservation.id}/change`, wish);
    await pay(who, asked.data, 1);
    const { seen, answer } = await moveAtItsPrice(boss, reservation.id, await houseFor(1_200_000));
    expect(seen.toPay.amount).toBe(300_000);
    expect(answer.status).toBe(200);
    expect(await held(reservation.id)).toBe(1_400_000);
    expect(amounts(await of(who, reservation.id)).filter(([, status]) => status === 'due')).toEqual([
      [300_000, 'due'],
    ]);
  });

  it('is for administrators, of houses that are let and reservations that can be moved', async () => {
    const boss = await admin();
    const { who, reservation } = await someone();
    const to = await houseFor(1_200_000);
    expect((await look(who, reservation.id, to)).status).toBe(403);
    expect((await look(boss, reservation.id, 'castle')).code).toBe('not_found');
    const { reservation: lapsed } = await someoneWithAReservation(host, { checkIn: '2027-05-01' });
    clock.forward(hours(25));
    expect((await look(boss, lapsed.id, to)).code).toBe('hold_expired');
    clock.set('2026-11-21T01:00:00Z');
  });
});
