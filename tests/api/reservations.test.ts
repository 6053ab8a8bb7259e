import { describe, expect, it } from 'vitest';
import type { Quote, ReservationSummary } from '#contract/reservations/reservations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { runJobs } from '#server/jobs.ts';
import { person } from '#tests/kit/api.ts';
import {
  coupon,
  createHouse,
  hours,
  messages,
  payReservation,
  requestReservation,
  signAll,
  signingToken,
  signReservation,
  stayOf,
  wishBody,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const idsIn = async (list: string, token: string) => {
  const { data } = await host.call<ReservationSummary[]>('GET', `/v1/reservations/${list}`, { token });
  return data.map((reservation) => reservation.id);
};

describe('the whole road', () => {
  it.each(['sign, then pay', 'pay, then sign'])('%s: confirmed, and told by email and SMS', async (order) => {
    const linh = await person(host);
    const houseId = await createHouse(host);
    const { data: reservation, status } = await requestReservation(host, linh, {
      houseId,
      guests: 2,
      beddingSets: 2,
    });
    expect(status).toBe(200);
    expect(reservation).toMatchObject({ status: 'requested', signed: false, paid: false, checkInInfo: null });
    expect(reservation.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(reservation.holdExpiresAt).toBe('2026-11-22T01:00:00.000Z');
    expect(reservation.occupants).toHaveLength(2);
    expect(await idsIn('upcoming', linh.token)).toEqual([reservation.id]);

    const sign = () => signAll(host, reservation);
    const pay = () => payReservation(host, linh, reservation);
    for (const step of order === 'sign, then pay' ? [sign, pay] : [pay, sign]) {
      expect((await stayOf(host, linh, reservation.id)).data.status).toBe('requested');
      expect(await messages(host, linh.email, ':confirmed:')).toEqual([]);
      expect((await step()).status).toBe(200);
    }

    const { data: confirmed } = await stayOf(host, linh, reservation.id);
    expect(confirmed).toMatchObject({ status: 'confirmed', signed: true, paid: true, holdExpiresAt: null });
    expect(confirmed.payments[0]).toMatchObject({ status: 'paid', method: 'card' });
    expect(confirmed.contract.status).toBe('signed');
    expect(await messages(host, linh.email, `${reservation.id}:confirmed:`)).toHaveLength(1);
    expect(await messages(host, '+84 912345678', `${reservation.id}:confirmed:sms`)).toHaveLength(1);

    const pdf = await host.call<string>('GET', `/v1/reservations/${reservation.id}/contract`, {
      token: linh.token,
    });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.data.startsWith('%PDF')).toBe(true);
  });

  it('on the day of arrival: the confirmation says that the door code follows, and it does', async () => {
    const who = await person(host);
    const checkIn = seoulDate(clock.now());
    const { data: reservation } = await requestReservation(host, who, {
      houseId: await createHouse(host),
      checkIn,
    });
    await signReservation(host, await signingToken(host, who));
    await payReservation(host, who, reservation);
    const [confirmed] = await messages(host, who.email, `${reservation.id}:confirmed:email`);
    expect(confirmed?.text).toContain('right after this mail');
    await runJobs(host.ctx);
    expect(await messages(host, who.email, `${reservation.id}:check-in:email`)).toHaveLength(1);
  });

  it('splits a long stay and lets its later payments be made once it is confirmed', async () => {
    const linh = await person(host);
    const { data: reservation } = await requestReservation(host, linh, {
      houseId: await createHouse(host),
      nights: 100,
    });
    expect(reservation.payments.map((part) => [part.seq, part.dueOn, part.rent, part.deposit])).toEqual([
      [1, '2026-11-21', 900_000, 500_000],
      [2, '2026-12-24', 900_000, 0],
      [3, '2027-01-23', 900_000, 0],
      [4, '2027-02-22', 300_000, 0],
    ]);
    await signReservation(host, await signingToken(host, linh));
    expect((await payReservation(host, linh, reservation, 0)).data.confirmed).toBe(true);
    expect((await payReservation(host, linh, reservation, 1)).data.confirmed).toBe(true);
    const { data: payments } = await host.call<{ status: string }[]>(
      'GET',
      `/v1/reservations/${reservation.id}/payments`,
      {
        token: linh.token,
      },
    );
    expect(payments.map((part) => part.status)).toEqual(['paid', 'paid', 'due', 'due']);
  });

  it('keeps a stay in dollars at the rate of its booking', async () => {
    const linh = await person(host);
    const { data: reservation } = await requestReservation(host, linh, {
      houseId: await createHouse(host),
      nights: 60,
      international: true,
    });
    const cents = reservation.payments.map((part) => part.amountUsdCents ?? 0);
    expect(reservation.totalUsdCents).toBe(
      Math.ceil((reservation.total * 100) / Number(reservation.exchangeRate.krwPerUsd)),
    );
    expect(cents.reduce((sum, part) => sum + part, 0)).toBe(reservation.totalUsdCents);
    expect(reservation.exchangeRate.source).not.toBe('');
    expect((await payReservation(host, linh, reservation)).status).toBe(200);
  });

  it('has room for names of 300 characters in any script', async () => {
    const linh = await person(host);
    const names: [string, string][] = [
      ['가'.repeat(300), '뷁'.repeat(300)],
      ['張'.repeat(300), 'Ạ'.repeat(300)],
      ['ж'.repeat(300), 'ش'.repeat(300)],
      ["O'Brien; drop table", '𠮷'.repeat(150)],
    ];
    const { data: reservation, status } = await requestReservation(host, linh, {
      houseId: await createHouse(host),
      guests: 4,
      names,
    });
    expect(status).toBe(200);
    expect(reservation.occupants.map((who) => [who.firstName, who.lastName])).toEqual(names);
    expect((await signAll(host, reservation)).data.status).toBe('signed');
    const tooLong = await requestReservation(host, linh, {
      houseId: await createHouse(host),
      names: [['a'.repeat(301), 'b']],
    });
    expect(tooLong).toMatchObject({ status: 400, code: 'text_too_long' });
  });
});

describe('a request that cannot be granted says why, in the reader’s language', () => {
  const cases: [string, Partial<Parameters<typeof wishBody>[0]>, string, string, string][] = [
    [
      'a day in the past',
      { checkIn: '2026-11-20' },
      'dates_past',
      '이미 지난 입주일이에요.',
      'The check-in date has already passed.',
    ],
    [
      'leaving before arriving',
      { checkIn: '2026-12-10', checkOut: '2026-12-01' },
      'dates_reversed',
      '퇴실일은 입주일보다 뒤여야 해요.',
      'The check-out must be after the check-in.',
    ],
    [
      'too short a stay',
      { nights: 13 },
      'stay_too_short',
      '14박 이상만 예약할 수 있어요.',
      'A reservation can only be made for 14 nights or more.',
    ],
    [
      'no days at all',
      { checkIn: '', checkOut: '', expectedTotal: 1 },
      'dates_required',
      '날짜를 선택해 주세요.',
      'Please select the dates.',
    ],
    [
      'a day that does not exist',
      { checkIn: '2027-02-30', checkOut: '2027-03-30' },
      'dates_invalid',
      '올바른 날짜가 아니에요.',
      'This is not a valid date.',
    ],
    [
      'more people than the house takes',
      { guests: 3 },
      'guests_over_capacity',
      '이 집은 최대 2명까지 지낼 수 있어요.',
      'Too many people: this home takes up to 2.',
    ],
    [
      'more bedding than the cap',
      { beddingSets: 3 },
      'bedding_over_cap',
      '최대 수량을 초과했어요. 이 집은 침구 세트를 2개까지 주문할 수 있어요.',
      'The maximum quantity was exceeded: you can order up to 2 for this home.',
    ],
    [
      'half a person',
      { guests: 1.5, names: [['A', 'B']] },
      'guests_invalid',
      '인원을 선택해 주세요.',
      'Please choose how many people will stay.',
    ],
    [
      'fewer contacts than people',
      { guests: 2, names: [['A', 'B']] },
      'occupants_incomplete',
      '모든 입주자의 연락처를 입력해 주세요.',
      'Please give the contact information of everyone who will stay.',
    ],
    [
      'a coupon that nobody printed',
      { couponCode: 'NOSUCH' },
      'coupon_unknown',
      '등록되지 않은 쿠폰이에요.',
      'There is no coupon with this code.',
    ],
    [
      'another total than was shown',
      { expectedTotal: 1 },
      'payment_amount_incorrect',
      '결제 금액이 올바르지 않습니다.',
      'The payment amount is incorrect.',
    ],
  ];
  it.each(cases)('%s', async (_, wish, code, ko, en) => {
    const who = await person(host);
    const houseId = await createHouse(host, { minNights: 14, maxGuests: 2 });
    expect(await requestReservation(host, who, { houseId, ...wish })).toMatchObject({
      status: 400,
      code,
      errorMessage: en,
    });
    expect(await requestReservation(host, who, { houseId, ...wish, language: 'ko' })).toMatchObject({
      errorMessage: ko,
    });
    expect(await idsIn('upcoming', who.token)).toEqual([]);
  });

  it('takes a stay of exactly the minimum and of exactly a year, and not a night more', async () => {
    const who = await person(host);
    const houseId = await createHouse(host, { minNights: 14 });
    expect((await requestReservation(host, who, { houseId, nights: 14 })).status).toBe(200);
    expect(
      (await requestReservation(host, who, { houseId, checkIn: '2027-01-01', nights: 365 })).status,
    ).toBe(200);
    expect(
      (await requestReservation(host, who, { houseId: await createHouse(host), nights: 366 })).code,
    ).toBe('stay_too_long');
  });

  it('wants consent, a log-in, a house that exists', async () => {
    const who = await person(host);
    const houseId = await createHouse(host);
    const body = { ...wishBody({ houseId }), consents: { terms: true, cancellation: false } };
    expect((await host.call('POST', '/v1/reservations', { token: who.token, body })).code).toBe(
      'consent_required',
    );
    expect((await host.call('POST', '/v1/reservations', { body: wishBody({ houseId }) })).status).toBe(401);
    expect((await requestReservation(host, who, { houseId: 'nowhere' })).code).toBe('not_found');
  });

  it('books by the calendar of Seoul: at ten past midnight there, yesterday is over', async () => {
    clock.set('2026-11-24T15:10:00Z');
    const who = await person(host);
    const houseId = await createHouse(host);
    expect((await requestReservation(host, who, { houseId, checkIn: '2026-11-24' })).code).toBe('dates_past');
    expect((await requestReservation(host, who, { houseId, checkIn: '2026-11-25' })).status).toBe(200);
  });
});

describe('coupons', () => {
  it('take off the rent and never more', async () => {
    const who = await person(host);
    await coupon(host, 'HUGE', { value: 9_000_000 });
    const { data: reservation } = await requestReservation(host, who, {
      houseId: await createHouse(host),
      couponCode: ' huge ',
      coupon: { kind: 'amount', value: 9_000_000 },
    });
    expect(reservation.price).toMatchObject({ coupon: 900_000, totalRent: 0, total: 500_000 });
    expect(reservation.couponCode).toBe('HUGE');
  });

  it('keep to their dates and their shortest stay', async () => {
    const who = await person(host);
    const houseId = await createHouse(host);
    await coupon(host, 'PAST', { endsOn: '2026-11-20' });
    await coupon(host, 'FUTURE', { startsOn: '2026-11-22' });
    await coupon(host, 'LONG', { minNights: 31 });
    await coupon(host, 'TODAY', { startsOn: '2026-11-21', endsOn: '2026-11-21', minNights: 30 });
    for (const [couponCode, code] of [
      ['PAST', 'coupon_over'],
      ['FUTURE', 'coupon_not_begun'],
      ['LONG', 'coupon_stay_short'],
    ] as const) {
      expect((await requestReservation(host, who, { houseId, couponCode })).code).toBe(code);
    }
    const value = { kind: 'amount', value: 50_000 } as const;
    expect(
      (await requestReservation(host, who, { houseId, couponCode: 'TODAY', coupon: value })).status,
    ).toBe(200);
  });

  it('can be used again once the stay that held them has expired', async () => {
    const [a, b] = await Promise.all([person(host), person(host)]);
    await coupon(host, 'ONCE', { maxUses: 1 });
    const wish = { couponCode: 'ONCE', coupon: { kind: 'amount', value: 50_000 } as const };
    expect((await requestReservation(host, a, { houseId: await createHouse(host), ...wish })).status).toBe(
      200,
    );
    expect((await requestReservation(host, b, { houseId: await createHouse(host), ...wish })).code).toBe(
      'coupon_used_up',
    );
    clock.forward(hours(24));
    expect((await requestReservation(host, b, { houseId: await createHouse(host), ...wish })).status).toBe(
      200,
    );
  });
});

describe('a quote', () => {
  it('is what the request then costs', async () => {
    const who = await person(host);
    const houseId = await createHouse(host);
    const { occupants: _, expectedTotal, ...body } = wishBody({ houseId, nights: 75, beddingSets: 1 });
    const quote = await host.call<Quote>('POST', '/v1/reservations/payment-schedule', {
      token: who.token,
      body,
    });
    expect(quote.data.price.total).toBe(expectedTotal);
    expect(quote.data.schedule.reduce((sum, part) => sum + part.amount, 0)).toBe(expectedTotal);
    expect(quote.data.policy.id).toBe('standard');
    const dollars = await host.call<Quote>('POST', '/v1/reservations/payment-schedule', {
      token: who.token,
      body: { ...body, isInternational: true },
    });
    const cents = dollars.data.schedule.reduce((sum, part) => sum + (part.amountUsdCents ?? 0), 0);
    expect(cents).toBe(dollars.data.totalUsdCents);
  });

  it('refuses what a request would refuse', async () => {
    const who = await person(host);
    const { occupants: _, ...body } = wishBody({ houseId: await createHouse(host), nights: 3 });
    const quote = await host.call('POST', '/v1/reservations/payment-schedule', { token: who.token, body });
    expect(quote.code).toBe('stay_too_short');
  });
});

describe('a hold that ran out', () => {
  it('is over to the second, frees the house for others at once and stands among the cancelled', async () => {
    const [a, b] = await Promise.all([person(host), person(host)]);
    const houseId = await createHouse(host);
    const { data: reservation } = await requestReservation(host, a, { houseId });
    clock.forward(hours(24) - 1000);
    expect((await requestReservation(host, b, { houseId })).code).toBe('dates_taken');
    clock.forward(1000);
    expect((await stayOf(host, a, reservation.id)).data).toMatchObject({
      status: 'expired',
      holdExpiresAt: null,
    });
    expect(await idsIn('canceled', a.token)).toEqual([reservation.id]);
    expect(await idsIn('upcoming', a.token)).toEqual([]);
    expect((await requestReservation(host, b, { houseId })).status).toBe(200);
    expect(await messages(host, a.email, `${reservation.id}:expired:`)).toHaveLength(1);
  });

  it('is told once by the job, and its contract is void', async () => {
    const who = await person(host);
    const { data: reservation } = await requestReservation(host, who, { houseId: await createHouse(host) });
    const token = await signingToken(host, who);
    clock.forward(hours(25));
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    expect(await messages(host, who.email, `${reservation.id}:expired:`)).toHaveLength(1);
    expect((await stayOf(host, who, reservation.id)).data.contract.status).toBe('void');
    expect((await signReservation(host, token)).code).toBe('hold_expired');
    const again = await host.call('POST', `/v1/reservations/${reservation.id}/contract`, {
      token: who.token,
    });
    expect(again.code).toBe('hold_expired');
  });

  it('gives back what was paid for a contract that was never signed', async () => {
    const who = await person(host);
    const { data: reservation } = await requestReservation(host, who, { houseId: await createHouse(host) });
    expect((await payReservation(host, who, reservation)).data.confirmed).toBe(false);
    clock.forward(hours(25));
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    const { data: after } = await stayOf(host, who, reservation.id);
    expect(after).toMatchObject({ status: 'expired', paid: false });
    expect(after.payments[0]?.status).toBe('refunded');
    const returned = await host.ctx.db
      .selectFrom('sandbox_refunds as s')
      .innerJoin('payments as p', 'p.order_id', 's.order_id')
      .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
      .select(['s.amount', 's.reason'])
      .where('i.reservation_id', '=', reservation.id)
      .execute();
    expect(returned).toEqual([{ amount: 1_400_000, reason: 'hold_expired' }]);
    expect(await messages(host, who.email, ':returned:')).toHaveLength(1);
  });
});

describe('my stays', () => {
  it('move from upcoming through current to past as the days go by in Seoul', async () => {
    const who = await person(host);
    const { data: reservation } = await requestReservation(host, who, {
      houseId: await createHouse(host),
      nights: 10,
    });
    await signReservation(host, await signingToken(host, who));
    await payReservation(host, who, reservation);
    const steps: [string, string, string][] = [
      ['2026-11-30T14:59:59Z', 'upcoming', 'confirmed'],
      ['2026-11-30T15:00:00Z', 'current', 'staying'],
      ['2026-12-11T02:59:59Z', 'current', 'staying'],
      ['2026-12-11T03:00:00Z', 'past', 'completed'],
    ];
    for (const [instant, list, status] of steps) {
      clock.set(instant);
      for (const each of ['upcoming', 'current', 'past', 'canceled']) {
        expect(await idsIn(each, who.token)).toEqual(each === list ? [reservation.id] : []);
      }
      expect((await stayOf(host, who, reservation.id)).data.status).toBe(status);
    }
  });

  it('go into any calendar once they are confirmed', async () => {
    const who = await person(host);
    const { data: reservation } = await requestReservation(host, who, {
      houseId: await createHouse(host),
      nights: 10,
    });
    const calendar = () =>
      host.fetch(
        new Request(`http://localhost/v1/reservations/${reservation.id}/calendar`, {
          headers: { authorization: `Bearer ${who.token}` },
        }),
      ) as Promise<Response>;
    expect((await calendar()).status).toBe(404);
    await signReservation(host, await signingToken(host, who));
    await payReservation(host, who, reservation);
    const answer = await calendar();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(`${reservation.code}.ics`);
    const [mail] = await messages(host, who.email, ':confirmed:email');
    const mailed = mail?.attachments?.flatMap((file) => ('content' in file ? file.content : []))[0];
    const undated = (text: string | undefined) => text?.replace(/DTSTAMP:.*/, '');
    expect(undated(await answer.text())).toBe(undated(mailed));
  });

  it('are nobody else’s', async () => {
    const [a, b] = await Promise.all([person(host), person(host)]);
    const { data: reservation } = await requestReservation(host, a, { houseId: await createHouse(host) });
    const paths = ['', '/payments', `/payments/${reservation.payments[0]!.id}`, '/contract'];
    for (const path of paths) {
      const answer = await host.call('GET', `/v1/reservations/${reservation.id}${path}`, { token: b.token });
      expect(answer).toMatchObject({ status: 404, code: 'not_found' });
    }
    const mailed = await host.call('POST', `/v1/reservations/${reservation.id}/contract`, { token: b.token });
    expect(mailed.code).toBe('not_found');
    expect((await stayOf(host, b, 'not-even-an-id')).status).toBe(404);
    expect(await idsIn('upcoming', b.token)).toEqual([]);
  });

  it('tell the door code from three in the afternoon of the day before, to a confirmed guest only', async () => {
    const [guest, waiting] = await Promise.all([person(host), person(host)]);
    const { data: reservation } = await requestReservation(host, guest, {
      houseId: await createHouse(host),
      checkIn: '2026-11-23',
      nights: 7,
    });
    await signReservation(host, await signingToken(host, guest));
    await payReservation(host, guest, reservation);
    clock.set('2026-11-22T00:30:00Z');
    const { data: held } = await requestReservation(host, waiting, {
      houseId: await createHouse(host),
      checkIn: '2026-11-23',
    });

    clock.set('2026-11-22T05:59:59Z');
    await runJobs(host.ctx);
    expect((await stayOf(host, guest, reservation.id)).data.checkInInfo).toBeNull();
    expect(await messages(host, guest.email, `${reservation.id}:check-in:`)).toEqual([]);

    clock.set('2026-11-22T06:00:00Z');
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    const { data: told } = await stayOf(host, guest, reservation.id);
    expect(told.checkInInfo).toMatchObject({ doorCode: '4821*', wifiPassword: 'warmfloor' });
    expect(told.checkInInfoAt).toBe('2026-11-22T06:00:00.000Z');
    expect(await messages(host, guest.email, `${reservation.id}:check-in:email`)).toHaveLength(1);
    expect(await messages(host, '+84 912345678', `${reservation.id}:check-in:sms`)).toHaveLength(1);
    expect((await stayOf(host, waiting, held.id)).data.checkInInfo).toBeNull();
    expect(await messages(host, waiting.email, ':check-in:')).toEqual([]);

    clock.set('2026-11-30T02:59:59Z');
    expect((await stayOf(host, guest, reservation.id)).data).toMatchObject({
      status: 'staying',
      checkInInfo: { doorCode: '4821*' },
    });
    clock.set('2026-11-30T03:00:00Z');
    expect((await stayOf(host, guest, reservation.id)).data).toMatchObject({
      status: 'completed',
      checkInInfo: null,
    });
  });
});
