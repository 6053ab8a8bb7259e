import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/rules/dates.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { runJobs } from '#server/jobs.ts';
import { person, startTestHost, type TestHost } from '#tests/kit/api.ts';
import {
  confirmPayment,
  coupon,
  createHouse,
  hours,
  press,
  requestReservation,
  signingToken,
  signingTokens,
  signReservation,
  someoneWithAConfirmedReservation,
  startPayment,
  stayOf,
  wishBody,
} from '#tests/kit/reservations.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
});
afterAll(() => host.close());

const tally = (answers: { status: number; code?: string }[]) => {
  const counted: Record<string, number> = {};
  for (const { status, code } of answers) {
    const key = code ? `${status} ${code}` : String(status);
    counted[key] = (counted[key] ?? 0) + 1;
  }
  return counted;
};

/** Requests a stay, and again if the host is too busy (503), as the application does. */
async function wants(...asked: Parameters<typeof requestReservation>): ReturnType<typeof requestReservation> {
  const answer = await requestReservation(...asked);
  return answer.status === 503 ? wants(...asked) : answer;
}

const overlapping = (houseIds: string[]) =>
  host.ctx.db
    .selectFrom('reservations as a')
    .innerJoin('reservations as b', (join) =>
      join
        .onRef('a.house_id', '=', 'b.house_id')
        .onRef('a.id', '<', 'b.id')
        .onRef('a.check_in', '<', 'b.check_out')
        .onRef('b.check_in', '<', 'a.check_out'),
    )
    .select(['a.id', 'b.id as other'])
    .where('a.house_id', 'in', houseIds)
    .where('a.status', 'in', ['requested', 'confirmed'])
    .where('b.status', 'in', ['requested', 'confirmed'])
    .execute();

describe('many people want the same house at the same moment', () => {
  it('gives it to one of fifty, and tells the others that it was just taken', async () => {
    const houseId = await createHouse(host);
    const people = await Promise.all(Array.from({ length: 50 }, () => person(host)));
    const answers = await Promise.all(people.map((who) => wants(host, who, { houseId })));
    expect(tally(answers)).toEqual({ '200': 1, '409 dates_taken': 49 });
    const stored = await host.ctx.db
      .selectFrom('reservations')
      .select('id')
      .where('house_id', '=', houseId)
      .execute();
    expect(stored).toHaveLength(1);
  });

  it('never lets stays overlap, however their dates lie', async () => {
    const houseId = await createHouse(host);
    const people = await Promise.all(Array.from({ length: 12 }, () => person(host)));
    await Promise.all(
      people.map((who, index) =>
        requestReservation(host, who, { houseId, checkIn: `2026-12-${10 + index}`, nights: 8 }),
      ),
    );
    const reservations = await host.ctx.db
      .selectFrom('reservations')
      .select(['check_in', 'check_out'])
      .where('house_id', '=', houseId)
      .orderBy('check_in')
      .execute();
    expect(reservations.length).toBeGreaterThan(0);
    for (const [index, reservation] of reservations.entries()) {
      expect(reservation.check_in >= (reservations[index - 1]?.check_out ?? '')).toBe(true);
    }
  });

  it('lets one guest arrive on the day another leaves', async () => {
    const houseId = await createHouse(host);
    const [a, b] = await Promise.all([person(host), person(host)]);
    const answers = await Promise.all([
      requestReservation(host, a, { houseId, checkIn: '2026-12-01', nights: 10 }),
      requestReservation(host, b, { houseId, checkIn: '2026-12-11', nights: 10 }),
    ]);
    expect(tally(answers)).toEqual({ '200': 2 });
  });
});

describe('a whole town books at once', () => {
  // The embedded database has one session, in which every contract is written: it serves a house, not a town.
  const crowd = process.env['TEST_DATABASE_URL'] ? 200 : 24;

  it(`${crowd} requests over twenty houses: nobody sleeps in another’s bed`, async () => {
    const houses = await Promise.all(Array.from({ length: 20 }, () => createHouse(host)));
    const people = await Promise.all(Array.from({ length: crowd }, () => person(host)));
    const answers = await Promise.all(
      people.map((who, index) =>
        wants(host, who, {
          houseId: houses[index % 20]!,
          // Whoever asks for a house later wants it four days later, while the one before is still there.
          checkIn: addDays('2026-12-01', (index % 20) + 4 * Math.floor(index / 20)),
          nights: 7 + (index % 11),
        }),
      ),
    );
    const counted = tally(answers);
    expect(Object.keys(counted).toSorted()).toEqual(['200', '409 dates_taken']);
    expect(counted['200']).toBeGreaterThanOrEqual(20);
    expect(await overlapping(houses)).toEqual([]);
  }, 240_000);

  it('cancelling and booking again at the same moment leaves one with the house', async () => {
    const houseId = await createHouse(host);
    const [first, ...others] = await Promise.all(Array.from({ length: 7 }, () => person(host)));
    let holder = { who: first!, id: (await requestReservation(host, first!, { houseId })).data.id };
    for (let round = 0; round < 3; round += 1) {
      const [cancelled, ...answers] = await Promise.all([
        host.call('DELETE', `/v1/reservations/${holder.id}/cancel`, { token: holder.who.token }),
        ...others.map((who) => requestReservation(host, who, { houseId })),
      ]);
      expect(cancelled.status).toBe(200);
      const won = answers.findIndex((answer) => answer.status === 200);
      expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(1);
      expect(await overlapping([houseId])).toEqual([]);
      // When everyone was too early, the dates are free for whoever comes next.
      const next = won >= 0 ? answers[won]! : await requestReservation(host, others[0]!, { houseId });
      expect(next.status).toBe(200);
      holder = { who: others[Math.max(won, 0)]!, id: next.data.id };
    }
  });
});

describe('two people use the last of a coupon at the same moment', () => {
  it('gives it to one, in whatever houses they are', async () => {
    await coupon(host, 'LASTONE', { maxUses: 1 });
    const value = { kind: 'amount', value: 50_000 } as const;
    const people = await Promise.all(Array.from({ length: 6 }, () => person(host)));
    const answers = await Promise.all(
      people.map(async (who) =>
        requestReservation(host, who, {
          houseId: await createHouse(host),
          couponCode: 'LASTONE',
          coupon: value,
        }),
      ),
    );
    expect(tally(answers)).toEqual({ '200': 1, '409 coupon_used_up': 5 });
  });
});

describe('signing and paying at the same moment', () => {
  it('confirms the stay once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const who = await person(host);
      const { data: reservation } = await requestReservation(host, who, { houseId: await createHouse(host) });
      const token = await signingToken(host, who);
      const { data } = await startPayment(host, who, reservation);
      const back = await press(host, data.orderId, 'pay');
      const answers = await Promise.all([
        signReservation(host, token),
        confirmPayment(host, who, back),
        signReservation(host, token),
        confirmPayment(host, who, back),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      expect((await stayOf(host, who, reservation.id)).data.status).toBe('confirmed');
      const told = await host.ctx.db
        .selectFrom('outbox')
        .select('channel')
        .where('key', 'like', `${reservation.id}:confirmed:%`)
        .orderBy('channel')
        .execute();
      expect(told.map((message) => message.channel)).toEqual(['email', 'sms']);
    }
  });
});

describe('a late payment meets a new request for the same dates, and the job that frees them', () => {
  it('leaves one with the house and the other with all of the money', async () => {
    for (let round = 0; round < 4; round += 1) {
      const houseId = await createHouse(host);
      const [payer, ...others] = await Promise.all([person(host), person(host), person(host)] as const);
      const { data: reservation } = await requestReservation(host, payer, { houseId });
      await signReservation(host, await signingToken(host, payer));
      const { data } = await startPayment(host, payer, reservation);
      const back = await press(host, data.orderId, 'pay');
      host.clock.forward(hours(24));
      const [paid, ...requests] = await Promise.all([
        confirmPayment(host, payer, back),
        ...others.map((who) => requestReservation(host, who, { houseId })),
        runJobs(host.ctx),
      ]);
      host.clock.forward(-hours(24));
      const winners = requests.filter((answer) => answer?.status === 200).length;
      const { refunded } = await host.ctx.db
        .selectFrom('sandbox_orders')
        .select('refunded')
        .where('order_id', '=', data.orderId)
        .executeTakeFirstOrThrow();
      const holders = await host.ctx.db
        .selectFrom('reservations')
        .select('id')
        .where('house_id', '=', houseId)
        .where('status', 'in', ['requested', 'confirmed'])
        .execute();
      expect(holders).toHaveLength(1);
      if (paid.status === 200) expect([winners, refunded, holders[0]?.id]).toEqual([0, 0, reservation.id]);
      else expect([paid.code, winners, refunded]).toEqual(['hold_expired_refunded', 1, 1_400_000]);
    }
  });
});

describe('a change that is paid, signed, declined and withdrawn at the same moment', () => {
  it('comes to one end, and nobody’s call fails', async () => {
    const seen: Record<string, number> = {};
    for (let round = 0; round < 8; round += 1) {
      const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
        checkIn: '2027-01-10',
      });
      const wish = wishBody({ houseId, checkIn: '2027-01-10', nights: 45, guests: 2 });
      const { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal } = wish;
      host.clock.forward(60_000);
      const { data: asked } = await host.call<Reservation>(
        'POST',
        `/v1/reservations/${reservation.id}/change`,
        {
          token: who.token,
          body: { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal },
        },
      );
      const [own, others] = await signingTokens(host, reservation);
      await signReservation(host, own!);
      const orders = await Promise.all([1, 2].map(() => startPayment(host, who, asked, 1)));
      const backs = await Promise.all(orders.map(({ data }) => press(host, data.orderId, 'pay')));
      const decline = () =>
        host.call('POST', `/v1/contracts/${others!}/decline`, { body: { reason: 'I stay at home.' } });
      const withdraw = () =>
        host.call('DELETE', `/v1/reservations/${reservation.id}/change`, { token: who.token });
      const completes = [
        () => signReservation(host, others!),
        ...backs.map((back) => () => confirmPayment(host, who, back)),
      ];
      const answers: { status: number }[] = [];
      // In the first round the change is complete before anybody drops it; in the others each time another call is first.
      if (round === 0) for (const each of completes) answers.push(await each());
      const calls = [decline, withdraw, ...(round === 0 ? [] : completes), decline];
      const order = calls.map((_, index) => calls[(index + round) % calls.length]!);
      answers.push(...(await Promise.all(order.map((each) => each()))));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await runJobs(host.ctx);
      const { data: after } = await stayOf(host, who, reservation.id);
      expect(after).toMatchObject({ status: 'confirmed', change: null });
      const isChanged = after.checkOut === checkOut;
      const returned = after.refunds.reduce((sum, { amount }) => sum + amount, 0);
      const { taken } = await host.ctx.db
        .selectFrom('sandbox_orders')
        .select((all) => all.fn.countAll<string>().as('taken'))
        .where(
          'order_id',
          'in',
          orders.map(({ data }) => data.orderId),
        )
        .where('status', '!=', 'authorized')
        .executeTakeFirstOrThrow();
      // One payment of the difference stays where the stay is longer now; every other that was taken goes back.
      expect(returned).toBe(450_000 * (Number(taken) - (isChanged ? 1 : 0)));
      seen[isChanged ? 'changed' : 'dropped'] = (seen[isChanged ? 'changed' : 'dropped'] ?? 0) + 1;
    }
    expect(seen['dropped']).toBeGreaterThan(0);
    expect(seen['changed']).toBeGreaterThan(0);
  }, 120_000);
});
