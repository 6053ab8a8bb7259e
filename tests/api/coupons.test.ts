import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { AdminCoupon } from '#contract/admin/pricing/coupons.ts';
import type { Quote, Reservation } from '#contract/reservations/reservations.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  payReservation,
  requestReservation,
  signAll,
  wishBody,
  type Wish,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss ??= await person(host, { role: 'admin', name: 'Jiwoo' });
});

const PATH = '/v1/admin/coupons';
const as = async <T>(method: string, path: string, body?: unknown, ifMatch?: string, who = boss) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const worth = { kind: 'amount', value: 50_000 } as const;
const make = async (content: object = {}) =>
  (await as<AdminCoupon>('POST', PATH, { ...worth, ...content })).data;
const change = (coupon: AdminCoupon, content: object) =>
  as<AdminCoupon>('PUT', `${PATH}/${coupon.code}`, content, `"${coupon.version}"`);
const end = (coupon: AdminCoupon) =>
  as<AdminCoupon>('POST', `${PATH}/${coupon.code}/end`, undefined, `"${coupon.version}"`);
const now = async ({ code }: AdminCoupon) => (await as<AdminCoupon>('GET', `${PATH}/${code}`)).data;
const book = async (who: Person, { code }: AdminCoupon, wish: Partial<Wish> = {}) =>
  requestReservation(host, who, {
    houseId: wish.houseId ?? (await createHouse(host)),
    couponCode: code,
    coupon: worth,
    ...wish,
  });

describe('a coupon that an administrator makes', () => {
  it('has the code that was typed, in capitals, or one of letters that nobody mistakes', async () => {
    const typed = await make({ code: ' spring-27 ', startsOn: '2026-11-22', note: '봄 학기' });
    expect(typed).toMatchObject({
      code: 'SPRING-27',
      state: 'upcoming',
      uses: 0,
      given: 0,
      changeable: true,
    });
    expect((await make()).code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await as('POST', PATH, { ...worth, code: 'Spring-27' })).toMatchObject({
      status: 409,
      fields: { code: 'coupon_code_taken' },
    });
    const [entry] = (await as<AuditEntry[]>('GET', '/v1/admin/audit-log?subjectId=SPRING-27')).data;
    expect(entry).toMatchObject({
      action: 'coupon-created',
      subject: { kind: 'coupon', name: 'SPRING-27' },
      after: { amount: 50_000, from: '2026-11-22', note: '봄 학기' },
    });
  });

  it('is made once, though it is sent again after a lost answer', async () => {
    const id = randomUUID();
    const drawn = await make({ id });
    expect(drawn.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await make({ id })).toEqual(drawn);
    expect((await make({ id: randomUUID() })).code).not.toBe(drawn.code);
    const typed = await make({ code: 'ONCE-27' });
    expect(await make({ code: 'once-27' })).toEqual(typed);
    const path = '/v1/admin/audit-log?action=coupon-created&subjectId=';
    for (const { code } of [drawn, typed])
      expect((await as<AuditEntry[]>('GET', path + code)).data).toHaveLength(1);
    const taken = { status: 409, fields: { code: 'coupon_code_taken' } };
    expect(await as('POST', PATH, { ...worth, value: 60_000, code: 'ONCE-27' })).toMatchObject(taken);
    await end(typed);
    expect(await as('POST', PATH, { ...worth, code: 'ONCE-27' })).toMatchObject(taken);
  });

  it.each([
    [{ value: 0 }, 'value', 'coupon_value_invalid'],
    [{ kind: 'percent', value: 101 }, 'value', 'coupon_percent_invalid'],
    [{ startsOn: '2026-12-02', endsOn: '2026-12-01' }, 'endsOn', 'coupon_dates_reversed'],
    [{ code: '한글쿠폰' }, 'code', 'coupon_code_invalid'],
    [{ maxUses: 0 }, 'maxUses', 'coupon_limit_invalid'],
    [{ minNights: 366 }, 'minNights', 'coupon_nights_invalid'],
    [{ houseIds: ['nowhere'] }, 'houseIds', 'coupon_house_unknown'],
  ])('is refused with %o', async (content, field, code) => {
    const answer = await as('POST', PATH, { ...worth, ...content });
    expect(answer).toMatchObject({ status: 400, code, fields: { [field]: code } });
  });

  it('is nobody else’s to see or make', async () => {
    const member = await person(host);
    expect((await as('GET', PATH, undefined, undefined, member)).status).toBe(403);
    expect((await as('POST', PATH, worth, undefined, member)).status).toBe(403);
  });

  it('can be changed by two only where the second saw what the first did', async () => {
    const coupon = await make({ maxUses: 5 });
    expect((await change(coupon, { ...worth, kind: 'percent', value: 10 })).data).toMatchObject({
      value: 10,
      maxUses: null,
    });
    expect(await change(coupon, worth)).toMatchObject({ status: 412, current: { kind: 'percent' } });
    expect((await as('PUT', `${PATH}/${coupon.code}`, worth)).status).toBe(428);
  });

  it('is only ended once a reservation has it, which stays as it is', async () => {
    const linh = await person(host);
    const coupon = await make();
    const houseId = await createHouse(host);
    const { data: reservation } = await book(linh, coupon, { houseId });
    const used = await now(coupon);
    expect(used).toMatchObject({ uses: 1, given: 50_000, changeable: false });
    expect(await change(used, { ...worth, value: 1 })).toMatchObject({ status: 409, code: 'coupon_used' });
    host.clock.forward(60_000);
    expect((await end(used)).data).toMatchObject({ state: 'over', uses: 1, given: 50_000 });
    expect((await end(await now(coupon))).code).toBe('coupon_ended');
    expect((await book(await person(host), coupon)).code).toBe('coupon_over');
    const longer = { ...wishBody({ houseId, nights: 40, coupon: worth }), couponCode: undefined };
    const changed = await host.call<Reservation>('POST', `/v1/reservations/${reservation.id}/change`, {
      token: linh.token,
      body: longer,
    });
    expect(changed.data.price.coupon).toBe(50_000);
    await signAll(host, reservation);
    await payReservation(host, linh, reservation);
    expect(await now(coupon)).toMatchObject({ uses: 1, given: 50_000 });
  });

  it('gives back what a cancelled or an expired stay had', async () => {
    const coupon = await make({ maxUses: 1 });
    const linh = await person(host);
    const { data: reservation } = await book(linh, coupon);
    expect((await now(coupon)).state).toBe('used_up');
    host.clock.forward(hours(24));
    expect(await now(coupon)).toMatchObject({ state: 'valid', uses: 0, given: 0, changeable: false });
    expect(reservation.price.coupon).toBe(50_000);
  });

  it('is found by its state and its words', async () => {
    const valid = await make({ note: '국제처 안내문' });
    const over = await make({ endsOn: '2026-11-20', note: '국제처 지난 학기' });
    const search = encodeURIComponent('국제처');
    const found = async (more: string) =>
      (await as<AdminCoupon[]>('GET', `${PATH}?search=${search}${more}`)).data.map(({ code }) => code);
    expect((await found('')).toSorted()).toEqual([valid.code, over.code].toSorted());
    expect(await found('&state=valid')).toEqual([valid.code]);
    expect(await found('&state=over')).toEqual([over.code]);
    expect((await as('GET', `${PATH}/NOSUCH`)).code).toBe('not_found');
  });
});

describe('who may use it', () => {
  it('says why not, in both languages, in a quote as in a request', async () => {
    const who = await person(host);
    const houseId = await createHouse(host);
    const elsewhere = await createHouse(host);
    const cases = [
      [await make({ startsOn: '2026-11-22' }), 'coupon_not_begun', /2026-11-22/, /2026-11-22/],
      [await make({ endsOn: '2026-11-20' }), 'coupon_over', /끝난/, /no longer/],
      [await make({ minNights: 31 }), 'coupon_stay_short', /31박/, /31 nights/],
      [await make({ houseIds: [elsewhere] }), 'coupon_other_houses', /이 집/, /this home/],
      [await make({ locations: ['itaewon'] }), 'coupon_other_houses', /이 집/, /this home/],
    ] as const;
    for (const [coupon, code, ko, en] of cases) {
      const { occupants: _, expectedTotal: __, ...body } = wishBody({ houseId, couponCode: coupon.code });
      for (const [language, words] of [
        ['ko', ko],
        ['en', en],
      ] as const) {
        const quote = await host.call<Quote>('POST', '/v1/reservations/payment-schedule', {
          token: who.token,
          language,
          body,
        });
        expect(quote).toMatchObject({ code, errorMessage: expect.stringMatching(words) });
        expect(await book(who, coupon, { houseId, language })).toMatchObject({
          code,
          errorMessage: expect.stringMatching(words),
        });
      }
    }
  });

  it('lets a house or a neighbourhood that it names', async () => {
    const houseId = await createHouse(host);
    for (const limits of [{ houseIds: [houseId], locations: ['itaewon'] }, { locations: ['hongdae'] }]) {
      const answer = await book(await person(host), await make(limits), { houseId });
      expect(answer.status).toBe(200);
      host.clock.forward(hours(25));
    }
  });

  it('counts the uses of each member, whose own stay does not count against its change', async () => {
    const linh = await person(host);
    const coupon = await make({ maxUsesPerMember: 1 });
    const houseId = await createHouse(host);
    const { data: reservation } = await book(linh, coupon, { houseId });
    expect(await book(linh, coupon)).toMatchObject({
      status: 409,
      code: 'coupon_used_by_member',
      errorMessage: 'You have already used this coupon. One person can use it up to 1×.',
    });
    expect((await book(await person(host), coupon)).status).toBe(200);
    const body = { ...wishBody({ houseId, nights: 40, coupon: worth }), couponCode: undefined };
    const changed = await host.call('POST', `/v1/reservations/${reservation.id}/change`, {
      token: linh.token,
      body,
    });
    expect(changed.status).toBe(200);
  });
});

describe('many at the same moment', () => {
  const tally = (answers: { status: number; code?: string }[]) => {
    const counted: Record<string, number> = {};
    for (const { status, code } of answers) {
      const key = code ? `${status} ${code}` : String(status);
      counted[key] = (counted[key] ?? 0) + 1;
    }
    return counted;
  };

  it('one of twenty has the last use', async () => {
    const coupon = await make({ maxUses: 1 });
    const people = await Promise.all(Array.from({ length: 20 }, () => person(host)));
    const answers = await Promise.all(people.map((who) => book(who, coupon)));
    expect(tally(answers)).toEqual({ '200': 1, '409 coupon_used_up': 19 });
  });

  it('a member has one use of one, however often they press', async () => {
    const coupon = await make({ maxUsesPerMember: 1 });
    const linh = await person(host);
    const answers = await Promise.all(Array.from({ length: 3 }, () => book(linh, coupon)));
    expect(tally(answers)).toEqual({ '200': 1, '409 coupon_used_by_member': 2 });
  });

  it('a change of a coupon and a booking with it never both hold', async () => {
    const coupon = await make();
    const [booked, changed] = await Promise.all([
      book(await person(host), coupon),
      change(coupon, { ...worth, value: 40_000 }),
    ]);
    // A booking after the change would cost another total than was seen.
    expect([
      [200, 'coupon_used'],
      [200, 'payment_amount_incorrect'],
    ]).toContainEqual(booked.status === 200 ? [booked.status, changed.code] : [changed.status, booked.code]);
  });
});
