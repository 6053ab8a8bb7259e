import { describe, expect, it } from 'vitest';
import type { HouseReview } from '#contract/houses.ts';
import type { Deletion } from '#contract/accounts.ts';
import type { OwnSummary, Quote, Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { runJobs } from '#server/jobs.ts';
import { dateInWords } from '#server/platform/messages/wording.ts';
import { deviceOf, person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  confirmPayment,
  coupon,
  createHouse,
  messages,
  payReservation,
  press,
  requestReservation,
  signAll,
  signingToken,
  signReservation,
  someoneWithAConfirmedReservation,
  startPayment,
  stayOf,
  wishBody,
  type Wish,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const inSeoul = (date: string, time = '12:00:00') => `${date}T${time}+09:00`;
async function now<P extends Person>(who: P): Promise<P> {
  return { ...who, token: await tokenNow(host, who) };
}
const back = async <P extends Person>(who: P): Promise<P> =>
  now({ ...who, sessionId: await deviceOf(host, who.id) });
const call = async <T>(who: Person, method: string, path: string, body?: unknown) =>
  host.call<T>(method, `/v1/reservations/${path}`, {
    token: (await now(who)).token,
    ...(body === undefined ? {} : { body }),
  });

describe('a stay is reviewed', () => {
  const review = {
    ratings: { facilities: 5, communication: 4, community: 3, location: 5 },
    comment: '  Warm floors, kind people.  ',
    privateComment: 'The gate is stiff.',
  };

  it('by whoever stayed, once, after check-out; only the public words are read by others', async () => {
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host);
    expect(await call(who, 'POST', `${reservation.id}/review`, review)).toMatchObject({
      status: 409,
      code: 'not_reviewable',
    });
    clock.set(inSeoul(reservation.checkOut, '11:59:59'));
    expect((await call<Reservation>(who, 'GET', reservation.id)).data).toMatchObject({ reviewable: false });
    clock.set(inSeoul(reservation.checkOut, '12:00:00'));
    const { data } = await call<Reservation>(who, 'GET', reservation.id);
    expect(data).toMatchObject({ status: 'completed', reviewable: true });
    expect((await call(await person(host), 'POST', `${reservation.id}/review`, review)).status).toBe(404);

    const answers = await Promise.all(
      [1, 2, 3].map(() => call(who, 'POST', `${reservation.id}/review`, review)),
    );
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      200,
      'review_exists',
      'review_exists',
    ]);
    expect((await call<Reservation>(who, 'GET', reservation.id)).data.reviewable).toBe(false);
    const shown = await host.call<{ comment: string; author: string }[]>(
      'GET',
      `/v1/houses/${houseId}/reviews`,
    );
    expect(shown.data).toMatchObject([{ comment: 'Warm floors, kind people.', author: 'Linh' }]);
    expect(JSON.stringify(shown.data)).not.toContain('gate');
  });

  it('beside country and university only where the author allowed it', async () => {
    const stays = [
      await someoneWithAConfirmedReservation(host),
      await someoneWithAConfirmedReservation(host),
    ] as const;
    const [open, closed] = stays;
    clock.set(inSeoul(closed.reservation.checkOut, '12:00:00'));
    const said = { ...review, origin: { country: 'VN', university: 'yonsei' } };
    expect((await call(open.who, 'POST', `${open.reservation.id}/review`, said)).status).toBe(200);
    expect((await call(closed.who, 'POST', `${closed.reservation.id}/review`, review)).status).toBe(200);
    const shown = async (houseId: string) =>
      (await host.call<HouseReview[]>('GET', `/v1/houses/${houseId}/reviews`)).data[0];
    expect((await shown(open.houseId))?.origin).toEqual({
      country: 'VN',
      university: { id: 'yonsei', name: { ko: expect.any(String), en: expect.stringContaining('Yonsei') } },
    });
    expect(await shown(closed.houseId)).not.toHaveProperty('origin');
    const best = async (query: string) => (await host.call('GET', `/v1/reviews/best${query}`)).data;
    expect(JSON.stringify(await best('')), 'the home page has no room for it').not.toContain('origin');
    expect(JSON.stringify(await best('?origins=true'))).toContain('"country":"VN"');
    const wrong = { ...review, origin: { country: 'Vietnam', university: null } };
    expect((await call(open.who, 'POST', `${open.reservation.id}/review`, wrong)).status).toBe(400);
  });

  it('with all four ratings and some words', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    clock.set(inSeoul(reservation.checkOut));
    const { ratings } = review;
    const wrong = { ...review, ratings: { ...ratings, community: 6 }, comment: '   ' };
    expect(await call(who, 'POST', `${reservation.id}/review`, wrong)).toMatchObject({
      status: 400,
      fields: { 'ratings.community': 'rating_required', comment: 'comment_required' },
    });
  });

  it('is invited at ten in the morning after check-out, once, unless it was written', async () => {
    const [{ who, reservation }, early] = [
      await someoneWithAConfirmedReservation(host),
      await someoneWithAConfirmedReservation(host),
    ];
    clock.set(inSeoul(reservation.checkOut, '13:00:00'));
    await call(early.who, 'POST', `${early.reservation.id}/review`, review);
    clock.set(inSeoul(addDays(reservation.checkOut, 1), '09:59:00'));
    await runJobs(host.ctx);
    expect(await messages(host, who.email, ':review:')).toEqual([]);
    clock.set(inSeoul(addDays(reservation.checkOut, 1), '10:00:00'));
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    const [mail, ...more] = await messages(host, who.email, ':review:');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/mypage/${reservation.id}/review`);
    expect(await messages(host, early.who.email, ':review:')).toEqual([]);
  });
});

describe('a request is changed before it is paid', () => {
  const wishFor = (houseId: string, change: Partial<Wish>) => {
    const { occupants, ...body } = wishBody({ houseId, ...change });
    const { checkIn, checkOut, guests, beddingSets, expectedTotal } = body;
    return { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal };
  };

  it('has new dates, people, price and payments, the same rate and hold, and a fresh contract', async () => {
    const who = await person(host);
    const houseId = await createHouse(host);
    const { data: reservation } = await requestReservation(host, who, {
      houseId,
      checkIn: '2027-01-01',
      international: true,
    });
    const oldLink = await signingToken(host, who);
    await signReservation(host, oldLink);
    await host.ctx.db
      .updateTable('houses')
      .set({ monthly_rent: 900_000 })
      .where('id', '=', houseId)
      .execute();
    clock.forward(3_600_000);
    const { data: changed, status } = await call<Reservation>(
      who,
      'POST',
      `${reservation.id}/change`,
      wishFor(houseId, { checkIn: '2027-01-15', nights: 100, guests: 2, beddingSets: 1 }),
    );
    expect(status).toBe(200);
    expect(changed).toMatchObject({
      status: 'requested',
      checkIn: '2027-01-15',
      guests: 2,
      signed: false,
      holdExpiresAt: reservation.holdExpiresAt,
      exchangeRate: reservation.exchangeRate,
      policy: { id: 'semester' },
      contract: { status: 'sent' },
    });
    expect(changed.payments).toHaveLength(4);
    expect(changed.payments[0]!.id).toBe(reservation.payments[0]!.id);
    expect(changed.payments.reduce((sum, part) => sum + part.amount, 0)).toBe(changed.total);
    expect(changed.payments.reduce((sum, part) => sum + part.amountUsdCents!, 0)).toBe(changed.totalUsdCents);
    expect(changed.occupants).toHaveLength(2);

    clock.forward(1000);
    expect((await signReservation(host, oldLink)).code).toBe('contract_void');
    expect(
      (await requestReservation(host, await person(host), { houseId, checkIn: '2027-01-02', nights: 10 }))
        .status,
    ).toBe(200);
    await signAll(host, reservation);
    await payReservation(host, who, changed);
    expect((await stayOf(host, who, reservation.id)).data.status).toBe('confirmed');
    const again = await call(
      who,
      'POST',
      `${reservation.id}/change`,
      wishFor(houseId, { checkIn: '2027-02-01' }),
    );
    expect(again.code).toBe('not_changeable');
  });

  it('never takes dates that someone else has, nor another price than was seen', async () => {
    const [who, other] = [await person(host), await person(host)];
    const houseId = await createHouse(host);
    const { data: reservation } = await requestReservation(host, who, { houseId, checkIn: '2027-01-01' });
    await requestReservation(host, other, { houseId, checkIn: '2027-01-31' });
    const overlapping = wishFor(houseId, { checkIn: '2027-01-02' });
    expect((await call(who, 'POST', `${reservation.id}/change`, overlapping)).code).toBe('dates_taken');
    const dearer = { ...wishFor(houseId, { checkIn: '2026-12-20' }), expectedTotal: 1 };
    expect((await call(who, 'POST', `${reservation.id}/change`, dearer)).code).toBe(
      'payment_amount_incorrect',
    );
    const stranger = await call(
      other,
      'POST',
      `${reservation.id}/change`,
      wishFor(houseId, { checkIn: '2026-12-20' }),
    );
    expect(stranger.status).toBe(404);
    expect((await stayOf(host, who, reservation.id)).data).toMatchObject({
      checkIn: '2027-01-01',
      signed: false,
    });
  });

  it('refuses money from a payment page that was opened for the old price', async () => {
    const who = await person(host);
    const houseId = await createHouse(host);
    const { data: reservation } = await requestReservation(host, who, { houseId, checkIn: '2027-01-01' });
    const { data: checkout } = await startPayment(host, who, reservation);
    const back = await press(host, checkout.orderId, 'pay');
    await call(
      who,
      'POST',
      `${reservation.id}/change`,
      wishFor(houseId, { checkIn: '2027-01-01', nights: 20 }),
    );
    expect((await confirmPayment(host, who, back)).code).toBe('payment_amount_incorrect');
    expect((await stayOf(host, who, reservation.id)).data.paid).toBe(false);
  });

  it('keeps its coupon only where the coupon holds for the new stay', async () => {
    await coupon(host, 'LONGONE', { minNights: 30 });
    const value = { kind: 'amount', value: 50_000 } as const;
    const who = await person(host);
    const houseId = await createHouse(host);
    const wish = { houseId, checkIn: '2027-01-01', couponCode: 'LONGONE', coupon: value };
    const { data: reservation } = await requestReservation(host, who, wish);
    const short = wishFor(houseId, { checkIn: '2027-01-01', nights: 20 });
    expect((await call(who, 'POST', `${reservation.id}/change`, short)).code).toBe('coupon_stay_short');
    // Nobody typed the code this time: the sentence names it.
    const { checkIn, checkOut, guests, beddingSets } = short;
    const terms = new URLSearchParams({
      checkIn,
      checkOut,
      guests: String(guests),
      beddingSets: String(beddingSets),
    });
    for (const [language, words] of [
      ['ko', 'LONGONE 쿠폰은 30박 이상 머무는 예약에만 쓸 수 있어요.'],
      ['en', 'The coupon LONGONE is only for stays of 30 nights or more.'],
    ] as const) {
      const path = `/v1/reservations/${reservation.id}/change`;
      const ask = { token: who.token, language };
      const refused = { status: 400, code: 'coupon_stay_short', errorMessage: words };
      expect(await host.call('GET', `${path}?${terms}`, ask)).toMatchObject(refused);
      expect(await host.call('POST', path, { ...ask, body: short })).toMatchObject(refused);
    }
    const long = wishFor(houseId, { checkIn: '2027-01-01', nights: 40, coupon: value });
    expect((await call<Reservation>(who, 'POST', `${reservation.id}/change`, long)).data.price.coupon).toBe(
      50_000,
    );
  });

  it('is closed in the days before check-in in which the policy allows no changes', async () => {
    const who = await person(host);
    const houseId = await createHouse(host);
    const { data: reservation } = await requestReservation(host, who, { houseId, checkIn: '2026-11-27' });
    expect(reservation.changeable).toBe(false);
    const change = await call(
      who,
      'POST',
      `${reservation.id}/change`,
      wishFor(houseId, { checkIn: '2026-12-20' }),
    );
    expect(change.code).toBe('not_changeable');
  });
});

describe('a stay is prolonged', () => {
  const agreed = { paymentMethod: 'card', consents: { terms: true, cancellation: true } };
  type Extension = { checkIn: string; freeUntil: string; quote: Quote | null };

  it('by a reservation of its own, without a second deposit, as long as the house is free', async () => {
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      houseId: await createHouse(host, { minNights: 28 }),
    });
    await requestReservation(host, await person(host), { houseId, checkIn: '2027-01-20', nights: 30 });
    clock.set(inSeoul('2026-12-15'));
    // The other request was never signed: its hold has run out.
    const { data: open } = await call<Extension>(who, 'GET', `${reservation.id}/extension`);
    expect(open).toEqual({
      checkIn: reservation.checkOut,
      freeUntil: addDays(reservation.checkOut, 365),
      quote: null,
    });
    await requestReservation(host, await now(await person(host)), {
      houseId,
      checkIn: '2027-01-20',
      nights: 30,
    });
    const { data } = await call<Extension>(who, 'GET', `${reservation.id}/extension?checkOut=2027-01-10`);
    expect(data.freeUntil).toBe('2027-01-20');
    expect(data.quote?.price).toMatchObject({ nights: 10, housePrice: 300_000, deposit: 0, total: 300_000 });
    const over = await call(who, 'GET', `${reservation.id}/extension?checkOut=2027-01-21`);
    expect(over.code).toBe('dates_taken');

    const wish = { ...agreed, checkOut: '2027-01-10', expectedTotal: 300_000 };
    const wrong = await call(who, 'POST', `${reservation.id}/extend`, { ...wish, expectedTotal: 800_000 });
    expect(wrong.code).toBe('payment_amount_incorrect');
    const { data: more } = await call<Reservation>(who, 'POST', `${reservation.id}/extend`, wish);
    expect(more).toMatchObject({
      status: 'requested',
      checkIn: reservation.checkOut,
      checkOut: '2027-01-10',
      extendsId: reservation.id,
      total: 300_000,
      occupants: reservation.occupants,
    });
    const { data: first } = await call<Reservation>(who, 'GET', reservation.id);
    expect(first).toMatchObject({
      extendedById: more.id,
      extendable: false,
      staysUntil: reservation.checkOut,
    });
    expect((await call(who, 'POST', `${reservation.id}/extend`, wish)).code).toBe('not_extendable');

    await signReservation(host, await signingToken(host, who));
    await payReservation(host, await now(who), more);
    expect((await call<Reservation>(who, 'GET', more.id)).data).toMatchObject({
      status: 'confirmed',
      staysUntil: more.checkOut,
    });
    expect((await call<Reservation>(who, 'GET', reservation.id)).data.staysUntil).toBe(more.checkOut);
    const { data: listed } = await call<OwnSummary[]>(who, 'GET', 'upcoming');
    expect(listed.find(({ id }) => id === more.id)?.extendsId).toBe(reservation.id);
    clock.set(inSeoul(reservation.checkOut));
    expect((await call<Reservation>(who, 'GET', reservation.id)).data.reviewable).toBe(false);
  });

  it('is cancelled before the stay it prolongs', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-01-10' });
    const price = { checkOut: addDays(reservation.checkOut, 10), expectedTotal: 300_000 };
    const { data: more } = await call<Reservation>(who, 'POST', `${reservation.id}/extend`, {
      ...agreed,
      ...price,
    });
    expect((await call(who, 'DELETE', `${reservation.id}/cancel`)).code).toBe('stay_extended');
    expect((await call(who, 'DELETE', `${more.id}/cancel`)).status).toBe(200);
    expect((await call<Reservation>(who, 'DELETE', `${reservation.id}/cancel`)).data.status).toBe(
      'cancelled',
    );
  });

  it('is nothing for requests, for others, or after the end', async () => {
    const who = await person(host);
    const { data: asked } = await requestReservation(host, who, { houseId: await createHouse(host) });
    expect((await call(who, 'GET', `${asked.id}/extension`)).code).toBe('not_extendable');
    const { who: owner, reservation } = await someoneWithAConfirmedReservation(host);
    expect((await call(who, 'GET', `${reservation.id}/extension`)).status).toBe(404);
    clock.set(inSeoul(reservation.checkOut));
    expect((await call(owner, 'GET', `${reservation.id}/extension`)).code).toBe('not_extendable');
  });
});

describe('later payments', () => {
  it('are announced a week ahead, on the day, and called overdue three days after, each once', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      nights: 60,
      checkIn: '2026-12-20',
    });
    const due = reservation.payments[1]!;
    const seen: string[] = [];
    const at = async (days: number, time = '10:00:00') => {
      clock.set(inSeoul(addDays(due.dueOn, days), time));
      await runJobs(host.ctx);
      await runJobs(host.ctx);
      const keys = (await messages(host, who.email, due.id)).map((mail) => mail.key.split(':')[1]!);
      seen.splice(0, seen.length, ...keys);
      return seen;
    };
    expect(await at(-8)).toEqual([]);
    expect(await at(-7, '09:59:59')).toEqual([]);
    expect(await at(-7)).toEqual(['soon']);
    expect(await at(-1)).toEqual(['soon']);
    expect(await at(0)).toEqual(['soon', 'today']);
    expect(await at(2)).toEqual(['soon', 'today']);
    const part = async () => (await stayOf(host, await back(who), reservation.id)).data.payments[1]!;
    expect(await part()).toMatchObject({ status: 'overdue', graceUntil: null });
    expect(await at(3)).toEqual(['soon', 'today', 'overdue']);
    // The new deadline counts from the notice; it is told by mail and by SMS, and stands in the schedule.
    const graceUntil = addDays(due.dueOn, 10);
    expect(await part()).toMatchObject({ status: 'overdue', graceUntil });
    const [mail] = await messages(host, who.email, `${due.id}:overdue`);
    expect(mail?.text).toContain(dateInWords(graceUntil, 'en'));
    const { recipient } = await host.ctx.db
      .selectFrom('outbox')
      .select('recipient')
      .where('key', '=', `${due.id}:overdue:sms`)
      .executeTakeFirstOrThrow();
    expect(recipient).toMatch(/^\+/);
    expect(await at(12)).toEqual(['soon', 'today', 'overdue']);
    expect((await payReservation(host, await back(who), reservation, 1)).status).toBe(200);
    expect(await part()).toMatchObject({ status: 'paid' });
  });

  it('are taken after the check-out too, and keep the account only until then', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      nights: 60,
      checkIn: '2026-12-20',
    });
    clock.set(inSeoul(reservation.checkOut));
    const left = await back(who);
    const blocked = async () =>
      (await host.call<Deletion>('GET', '/v1/users/me/deletion', left)).data.blockedBy;
    expect((await stayOf(host, left, reservation.id)).data).toMatchObject({
      status: 'completed',
      payments: [{ status: 'paid' }, { status: 'overdue' }],
    });
    expect(await blocked()).toMatchObject([{ reason: 'unpaid' }]);
    const { amount } = reservation.payments[1]!;
    const past = async () => (await host.call<OwnSummary[]>('GET', '/v1/reservations/past', left)).data;
    expect(await past()).toMatchObject([{ id: reservation.id, leftToPay: { amount, amountUsdCents: null } }]);
    expect((await payReservation(host, left, reservation, 1)).data).toMatchObject({ confirmed: true });
    expect(await past()).toMatchObject([{ id: reservation.id, leftToPay: null }]);
    expect((await stayOf(host, left, reservation.id)).data.payments[1]).toMatchObject({ status: 'paid' });
    expect(await blocked()).toMatchObject([{ reason: 'deposit' }]);
  });

  it('never speak of a day that has passed: what could not leave in time does not leave', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      nights: 60,
      checkIn: '2026-12-20',
    });
    const due = reservation.payments[1]!;
    for (const [day, time] of [
      [1, '02:00:00'],
      [1, '12:00:00'],
      [2, '12:00:00'],
    ] as const) {
      clock.set(inSeoul(addDays(due.dueOn, day), time));
      await runJobs(host.ctx);
      expect(await messages(host, who.email, due.id)).toEqual([]);
    }
    clock.set(inSeoul(addDays(due.dueOn, 5), '12:00:00'));
    await runJobs(host.ctx);
    expect(await messages(host, who.email, `${due.id}:overdue`)).toHaveLength(1);
    expect((await stayOf(host, await back(who), reservation.id)).data.payments[1]?.graceUntil).toBe(
      addDays(due.dueOn, 12),
    );
  });

  it('are not asked for once they are paid, nor of a stay that was cancelled', async () => {
    const [paid, gone] = [
      await someoneWithAConfirmedReservation(host, { nights: 60, checkIn: '2026-12-20' }),
      await someoneWithAConfirmedReservation(host, { nights: 60, checkIn: '2026-12-20' }),
    ];
    await payReservation(host, paid.who, paid.reservation, 1);
    await call(gone.who, 'DELETE', `${gone.reservation.id}/cancel`);
    clock.set(inSeoul(paid.reservation.payments[1]!.dueOn));
    await runJobs(host.ctx);
    expect(await messages(host, paid.who.email, paid.reservation.payments[1]!.id)).toEqual([]);
    expect(await messages(host, gone.who.email, gone.reservation.payments[1]!.id)).toEqual([]);
  });

  it('of nothing count as paid at once', async () => {
    await coupon(host, 'ALLRENT', { kind: 'percent', value: 100 });
    const value = { kind: 'percent', value: 100 } as const;
    const who = await person(host);
    const houseId = await createHouse(host);
    const { data: stay } = await requestReservation(host, who, {
      houseId,
      nights: 60,
      couponCode: 'ALLRENT',
      coupon: value,
    });
    expect(stay.payments.map((part) => [part.amount, part.status])).toEqual([
      [500_000, 'due'],
      [0, 'paid'],
    ]);
    await host.ctx.db.updateTable('houses').set({ deposit: 0 }).where('id', '=', houseId).execute();
    const { data: free } = await requestReservation(host, who, {
      houseId,
      checkIn: '2027-03-01',
      couponCode: 'ALLRENT',
      coupon: value,
      expectedTotal: 0,
      international: true,
    });
    expect(free).toMatchObject({ paid: true, total: 0, totalUsdCents: 0, payments: [{ status: 'paid' }] });
    expect((await startPayment(host, who, free)).code).toBe('payment_already_made');
    clock.forward(1000);
    await host.call('POST', `/v1/reservations/${free.id}/contract`, { token: who.token });
    await signReservation(host, await signingToken(host, who));
    expect((await stayOf(host, who, free.id)).data.status).toBe('confirmed');
  });
});
