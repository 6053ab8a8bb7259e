import { describe, expect, it } from 'vitest';
import type { ChangeQuote, Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { inTransaction } from '#server/context.ts';
import { runJobs } from '#server/jobs.ts';
import { settle } from '#server/modules/payments/settle.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  confirmPayment,
  createHouse,
  hours,
  messages,
  minutes,
  payReservation,
  press,
  requestReservation,
  signAll,
  someoneWithAConfirmedReservation,
  startPayment,
  stayOf,
  wishBody,
  type Wish,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const call = async <T>(who: Person, method: string, path: string, body?: unknown) =>
  host.call<T>(method, `/v1/reservations/${path}`, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
  });
const of = async (who: Person, id: string) =>
  (await stayOf(host, { ...who, token: await tokenNow(host, who) }, id)).data;

function changeTo(houseId: string, wish: Partial<Wish>) {
  const { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal } = wishBody({ houseId, ...wish });
  return { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal };
}
const ask = (who: Person, id: string, houseId: string, wish: Partial<Wish>) =>
  call<Reservation>(who, 'POST', `${id}/change`, changeTo(houseId, wish));
const quote = async (who: Person, id: string, houseId: string, wish: Partial<Wish>) => {
  const { checkIn, checkOut, guests, beddingSets } = changeTo(houseId, wish);
  const search = `checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}&beddingSets=${beddingSets}`;
  return (await call<ChangeQuote>(who, 'GET', `${id}/change?${search}`)).data;
};
const amounts = (reservation: Reservation) =>
  reservation.payments.map(({ amount, status }) => [amount, status]);
const contractsOf = (id: string) =>
  host.ctx.db
    .selectFrom('contracts as c')
    .innerJoin('documents as d', (join) => join.onRef('d.id', '=', 'c.document_id'))
    .select(['c.content', 'd.sha256'])
    .where('c.reservation_id', '=', id)
    .orderBy('c.created_at')
    .execute();
const verified = async (sha256: string) =>
  (await host.call<{ contract: string }>('GET', `/v1/contracts/verify/${sha256}`)).data.contract;
const someone = (wish: Partial<Wish> = {}, payments = 1) =>
  someoneWithAConfirmedReservation(host, { checkIn: '2027-01-10', ...wish }, payments);

describe('a confirmed stay that becomes longer', () => {
  it('holds old and new nights until all have signed and the difference is paid', async () => {
    const { who, reservation, houseId } = await someone();
    const longer = { checkIn: '2027-01-05', nights: 60, beddingSets: 1 };
    const quoted = await quote(who, reservation.id, houseId, longer);
    expect(quoted).toMatchObject({
      price: { total: 2_339_000, deposit: 500_000 },
      settlement: { toPay: { amount: 39_000 }, toReturn: { amount: 0 } },
      schedule: [{ amount: 39_000, bedding: 39_000 }, { amount: 900_000 }],
    });
    expect((await ask(who, reservation.id, houseId, { ...longer, expectedTotal: 1 })).code).toBe(
      'payment_amount_incorrect',
    );
    const { data: asked } = await ask(who, reservation.id, houseId, longer);
    expect(asked).toMatchObject({
      status: 'confirmed',
      checkIn: '2027-01-10',
      total: 1_400_000,
      changeable: false,
      cancellable: false,
      change: {
        checkIn: '2027-01-05',
        total: 2_339_000,
        signed: false,
        paid: false,
        signers: [{ status: 'sent' }],
      },
      contract: { status: 'signed' },
    });
    expect(amounts(asked)).toEqual([
      [1_400_000, 'paid'],
      [39_000, 'due'],
    ]);
    const [old, fresh] = await contractsOf(reservation.id);
    expect([await verified(old!.sha256), await verified(fresh!.sha256)]).toEqual(['in-force', 'waiting']);
    expect(fresh!.content).toMatchObject({
      stay: { checkIn: '2027-01-05', checkOut: '2027-03-06' },
      price: { totalKrw: 2_339_000 },
      schedule: [
        { dueOn: '2026-11-21', amountKrw: 1_400_000 },
        { dueOn: '2026-11-22 10:00', amountKrw: 39_000 },
        { amountKrw: 900_000 },
      ],
    });

    const other = await person(host);
    for (const checkIn of ['2026-12-30', '2027-01-20', '2027-02-25'])
      expect((await requestReservation(host, other, { houseId, checkIn, nights: 10 })).code).toBe(
        'dates_taken',
      );
    const { data: open } = await host.call<{ taken: unknown[] }>('GET', `/v1/houses/${houseId}/availability`);
    expect(open.taken).toEqual([{ from: '2027-01-05', to: '2027-03-06' }]);
    for (const [method, path] of [
      ['DELETE', 'cancel'],
      ['POST', 'change'],
    ] as const)
      expect(
        (
          await call(
            who,
            method,
            `${reservation.id}/${path}`,
            path === 'change' ? changeTo(houseId, longer) : undefined,
          )
        ).code,
      ).toBe('change_pending');

    await signAll(host, reservation);
    expect(await of(who, reservation.id)).toMatchObject({ checkIn: '2027-01-10', change: { signed: true } });
    await payReservation(host, who, asked, 1);
    const done = await of(who, reservation.id);
    expect(done).toMatchObject({
      status: 'confirmed',
      checkIn: '2027-01-05',
      checkOut: '2027-03-06',
      total: 2_339_000,
      change: null,
      changeable: true,
      contract: { status: 'signed' },
    });
    expect(amounts(done)).toEqual([
      [1_400_000, 'paid'],
      [39_000, 'paid'],
      [900_000, 'due'],
    ]);
    expect(done.payments.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect([await verified(old!.sha256), await verified(fresh!.sha256)]).toEqual(['replaced', 'in-force']);
    expect((await messages(host, who.email, ':change-')).map(({ kind }) => kind)).toEqual([
      'change-asked',
      'change-completed',
    ]);
    expect(
      (await requestReservation(host, other, { houseId, checkIn: '2027-03-06', nights: 10 })).status,
    ).toBe(200);
    // As a stay that was booked so: 45 days ahead everything comes back.
    const preview = await call<{ refund: { total: number } }>(who, 'GET', `${reservation.id}/cancellation`);
    expect(preview.data.refund.total).toBe(1_439_000);
  });

  it('is completed once where signature and payment come at the same moment', async () => {
    const { who, reservation, houseId } = await someone();
    const { data: asked } = await ask(who, reservation.id, houseId, { checkIn: '2027-01-10', nights: 45 });
    const { data: page } = await startPayment(host, who, asked, 1);
    const back = await press(host, page.orderId, 'pay');
    const answers = await Promise.all([signAll(host, reservation), confirmPayment(host, who, back)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const done = await of(who, reservation.id);
    expect(done).toMatchObject({ checkOut: '2027-02-24', change: null, total: 1_850_000 });
    expect(amounts(done)).toEqual([
      [1_400_000, 'paid'],
      [450_000, 'paid'],
    ]);
    expect(await messages(host, who.email, ':change-completed:')).toHaveLength(1);
  });

  it('is charged and told in dollars where the stay is', async () => {
    const { who, reservation, houseId } = await someone({ international: true });
    const { data: asked } = await ask(who, reservation.id, houseId, { checkIn: '2027-01-10', nights: 45 });
    const { toPay } = asked.change!;
    expect(toPay.usdCents).toBe(asked.change!.totalUsdCents! - reservation.totalUsdCents!);
    const [mail] = await messages(host, who.email, ':change-asked:');
    expect(mail!.text).toContain(`US$${(toPay.usdCents! / 100).toFixed(2)} (₩450,000)`);
    await payReservation(host, who, asked, 1);
    await signAll(host, reservation);
    const done = await of(who, reservation.id);
    expect(done.payments.reduce((sum, part) => sum + part.amountUsdCents!, 0)).toBe(done.totalUsdCents);
  });
});

describe('a confirmed stay that becomes shorter', () => {
  it('gives back what is too much through the payment it came from, once all have signed', async () => {
    const { who, reservation, houseId } = await someone();
    const shorter = { checkIn: '2027-01-12', nights: 20 };
    const quoted = await quote(who, reservation.id, houseId, shorter);
    expect(quoted.settlement).toMatchObject({ toPay: { amount: 0 }, toReturn: { amount: 300_000 } });
    await ask(who, reservation.id, houseId, shorter);
    expect((await of(who, reservation.id)).refunds).toEqual([]);
    await signAll(host, reservation);
    await runJobs(host.ctx);
    const done = await of(who, reservation.id);
    expect(done).toMatchObject({ checkIn: '2027-01-12', total: 1_100_000, change: null });
    expect(done.refunds).toMatchObject([{ seq: 1, amount: 300_000, status: 'done' }]);
    expect(done.payments).toMatchObject([{ status: 'partly_refunded', refunded: 300_000 }]);
    const preview = await call<{ paid: object; refund: object }>(
      who,
      'GET',
      `${reservation.id}/cancellation`,
    );
    expect(preview.data).toMatchObject({
      paid: { rent: 600_000, deposit: 500_000, total: 1_100_000 },
      refund: { total: 1_100_000 },
    });
    await call(who, 'DELETE', `${reservation.id}/cancel?expectedRefund=1100000`);
    await runJobs(host.ctx);
    const [mail] = await messages(host, who.email, ':cancelled');
    expect(mail!.text).toContain('₩1,100,000');
    expect((await of(who, reservation.id)).refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      1_400_000,
    );
  });

  it('lays out the rest anew; money for what no longer is due goes back', async () => {
    const { who, reservation, houseId } = await someone({ nights: 180, checkIn: '2027-03-20' }, 3);
    const { data: page } = await startPayment(host, who, reservation, 3);
    const back = await press(host, page.orderId, 'pay');
    await ask(who, reservation.id, houseId, { checkIn: '2027-03-20', nights: 70 });
    await signAll(host, reservation);
    const done = await of(who, reservation.id);
    // 3,200,000 were paid; 70 nights cost 2,600,000: the third payment goes back in part.
    expect(done).toMatchObject({ total: 2_600_000, change: null, policy: { id: 'semester' } });
    expect(amounts(done)).toEqual([
      [1_400_000, 'paid'],
      [900_000, 'paid'],
      [900_000, 'partly_refunded'],
    ]);
    expect((await confirmPayment(host, who, back)).status).toBe(400);
    await runJobs(host.ctx);
    const later = await of(who, reservation.id);
    expect(later.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(600_000);
    expect(amounts(later)).toEqual(amounts(done));
  });
});

describe('a change that is not completed', () => {
  it('lapses when its time is over: the stay stays, the nights are free, the money goes back', async () => {
    const { who, reservation, houseId } = await someone();
    const [before] = await contractsOf(reservation.id);
    const { data: asked } = await ask(who, reservation.id, houseId, { checkIn: '2027-01-10', nights: 45 });
    await payReservation(host, who, asked, 1);
    clock.forward(hours(24));
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    const left = await of(who, reservation.id);
    expect(left).toMatchObject({
      status: 'confirmed',
      checkOut: '2027-02-09',
      total: 1_400_000,
      change: null,
      changeable: true,
      contract: { status: 'signed' },
      refunds: [{ amount: 450_000, status: 'done' }],
    });
    expect(amounts(left)).toEqual([
      [1_400_000, 'paid'],
      [450_000, 'refunded'],
    ]);
    expect(await verified(before!.sha256)).toBe('in-force');
    expect(await messages(host, who.email, ':change-lapsed:')).toHaveLength(1);
    await expect(signAll(host, reservation)).resolves.toMatchObject({ code: expect.any(String) });
    const { data: again } = await ask(who, reservation.id, houseId, { checkIn: '2027-01-10', nights: 45 });
    expect(again.change).toMatchObject({ paid: false, toPay: { amount: 450_000 } });
  });

  it('gives way to who asks for the nights once its time is over, and a late payment goes back', async () => {
    const { who, reservation, houseId } = await someone();
    const { data: asked } = await ask(who, reservation.id, houseId, { checkIn: '2027-01-10', nights: 45 });
    const { data: page } = await startPayment(host, who, asked, 1);
    clock.forward(hours(24));
    const other = await person(host);
    expect(
      (await requestReservation(host, other, { houseId, checkIn: '2027-02-09', nights: 10 })).status,
    ).toBe(200);
    await confirmPayment(
      host,
      { ...who, token: await tokenNow(host, who) },
      await press(host, page.orderId, 'pay'),
    );
    await runJobs(host.ctx);
    const left = await of(who, reservation.id);
    expect(left).toMatchObject({ checkOut: '2027-02-09', change: null });
    expect(amounts(left)).toEqual([[1_400_000, 'paid']]);

    const paid = {
      outcome: 'paid',
      method: 'card',
      amount: 450_000,
      currency: 'KRW',
      paymentKey: 'late',
    } as const;
    await settle(host.ctx, page.orderId, paid);
    const refunds = await host.ctx.db.selectFrom('refunds').select(['reason', 'amount']).execute();
    expect(refunds).toContainEqual({ reason: 'stay_changed', amount: 450_000 });
    expect(refunds.map(({ reason }) => reason)).not.toContain('paid_twice');
  });

  it('sends late money back as what it is, also where it equals the first payment', async () => {
    const houseId = await createHouse(host);
    await host.ctx.db.updateTable('houses').set({ deposit: 300_000 }).where('id', '=', houseId).execute();
    const { who, reservation } = await someone({ houseId, nights: 10, expectedTotal: 600_000 });
    const longer = { checkIn: '2027-01-10', nights: 30, expectedTotal: 1_200_000 };
    const { data: asked } = await ask(who, reservation.id, houseId, longer);
    const { data: page } = await startPayment(host, who, asked, 1);
    expect([page.amount, reservation.payments[0]!.amount]).toEqual([600_000, 600_000]);
    await call(who, 'DELETE', `${reservation.id}/change`);
    const paid = await confirmPayment(host, who, await press(host, page.orderId, 'pay'));
    expect(paid.code).toBe('payment_not_due');
    await runJobs(host.ctx);
    const refunds = await host.ctx.db.selectFrom('refunds').select(['reason', 'amount']).execute();
    expect(refunds).toContainEqual({ reason: 'stay_changed', amount: 600_000 });
    expect(refunds.map(({ reason }) => reason)).not.toContain('paid_twice');
    expect(await of(who, reservation.id)).toMatchObject({ status: 'confirmed', total: 600_000 });
  });

  it('can be withdrawn, again and again', async () => {
    const { who, reservation, houseId } = await someone();
    await ask(who, reservation.id, houseId, { checkIn: '2027-02-20', nights: 30 });
    const other = await person(host);
    expect((await call(other, 'DELETE', `${reservation.id}/change`)).status).toBe(404);
    for (let time = 1; time <= 2; time += 1)
      expect((await call<Reservation>(who, 'DELETE', `${reservation.id}/change`)).data).toMatchObject({
        change: null,
        checkIn: '2027-01-10',
        contract: { status: 'signed' },
      });
    expect((await requestReservation(host, other, { houseId, checkIn: '2027-02-20' })).status).toBe(200);
    const events = await host.ctx.db
      .selectFrom('reservation_events')
      .select('transition')
      .where('reservation_id', '=', reservation.id)
      .orderBy('seq')
      .execute();
    expect(events.map(({ transition }) => transition).slice(-2)).toEqual(['ask_change', 'withdraw_change']);
    const people = await host.ctx.db
      .selectFrom('reservation_changes')
      .select('occupants')
      .where('reservation_id', '=', reservation.id)
      .execute();
    expect(people).toEqual([{ occupants: null }]);
  });
});

describe('the nights of a change', () => {
  it('go to one of all who want them at the same moment', async () => {
    const { who, reservation, houseId } = await someone();
    const others = await Promise.all(Array.from({ length: 6 }, () => person(host)));
    const answers = await Promise.all([
      ask(who, reservation.id, houseId, { checkIn: '2027-01-10', nights: 45 }),
      ...others.map((other) =>
        requestReservation(host, other, { houseId, checkIn: '2027-02-12', nights: 10 }),
      ),
    ]);
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      200,
      ...Array(6).fill('dates_taken'),
    ]);
  });

  it('never part a stay from its extension: each is changed at its other end', async () => {
    const { who, reservation, houseId } = await someone();
    const body = {
      checkOut: addDays(reservation.checkOut, 60),
      expectedTotal: 1_800_000,
      paymentMethod: 'card',
      consents: { terms: true, cancellation: true },
    };
    const { data: next } = await call<Reservation>(who, 'POST', `${reservation.id}/extend`, body);
    await signAll(host, next);
    await payReservation(host, who, next);
    expect([await of(who, reservation.id), await of(who, next.id)]).toMatchObject([
      { changeable: true, extendedById: next.id },
      { status: 'confirmed', changeable: true, extendsId: reservation.id },
    ]);
    const refusal = async (id: string, wish: Partial<Wish>) => (await ask(who, id, houseId, wish)).code;
    expect(await refusal(reservation.id, { checkIn: '2027-01-10', nights: 29 })).toBe('stay_extended');
    const { checkIn, checkOut } = next;
    expect(await refusal(next.id, { checkIn: addDays(checkIn, 1), checkOut })).toBe('stay_extended');

    const { checkOut: meeting } = reservation;
    // Two days later: the extension gives back what is too much, the first stay two nights.
    expect(
      (await ask(who, reservation.id, houseId, { checkIn: '2027-01-12', checkOut: meeting })).status,
    ).toBe(200);
    const shorter = { checkIn, checkOut: addDays(checkIn, 20), expectedTotal: 600_000 };
    expect((await ask(who, next.id, houseId, shorter)).status).toBe(200);
    await signAll(host, reservation);
    await signAll(host, next);
    expect([await of(who, reservation.id), await of(who, next.id)]).toMatchObject([
      { checkIn: '2027-01-12', checkOut: meeting, total: 1_340_000, refunds: [{ amount: 60_000 }] },
      { checkIn: meeting, checkOut: shorter.checkOut, total: 600_000, refunds: [{ amount: 300_000 }] },
    ]);
  });

  it('are not to be had too late, too short or today', async () => {
    const { who, reservation, houseId } = await someone();
    const refusal = async (wish: Partial<Wish>) => (await ask(who, reservation.id, houseId, wish)).code;
    expect(await refusal({ checkIn: '2027-01-10', nights: 3 })).toBe('stay_too_short');
    expect(await refusal({ checkIn: '2026-11-21' })).toBe('dates_past');
    clock.set('2027-01-02T03:00:00+09:00');
    expect((await of(who, reservation.id)).changeable).toBe(true);
    clock.set('2027-01-03T03:00:00+09:00');
    expect(await refusal({ checkIn: '2027-01-12' })).toBe('not_changeable');
  });
});

describe('the refund of a changed stay', () => {
  it('goes by the percentages of the day of asking, for ever later dates', async () => {
    const { who, reservation, houseId } = await someone();
    clock.set('2026-12-21T03:00:00+09:00');
    const later = { checkIn: '2027-05-01', nights: 30 };
    const quoted = await quote(who, reservation.id, houseId, later);
    await ask(who, reservation.id, houseId, later);
    const contract = (await contractsOf(reservation.id)).at(-1)!.content as {
      refundPolicy: { tiers: object[] };
    };
    expect(contract.refundPolicy.tiers).toHaveLength(2);
    await signAll(host, reservation);
    const done = await of(who, reservation.id);
    expect(done.policy).toEqual(quoted.policy);
    expect(done).toMatchObject({
      checkIn: '2027-05-01',
      policy: { id: 'standard', tiers: [{ minDays: 8, rentPercent: 50 }, { rentPercent: 0 }] },
    });
    const preview = await call<{ refund: { total: number } }>(who, 'GET', `${reservation.id}/cancellation`);
    expect(preview.data).toMatchObject({
      tier: { rentPercent: 50 },
      refund: { rent: 450_000, deposit: 500_000, total: 950_000 },
    });
    await call(who, 'DELETE', `${reservation.id}/cancel?expectedRefund=950000`);
    expect((await of(who, reservation.id)).refunds.map(({ amount }) => amount)).toEqual([950_000]);
  });
});

describe('rent that was due when it was paid', () => {
  it('stays due where a change by a night makes the stay one of instalments', async () => {
    const { who, reservation, houseId } = await someone({ nights: 45 });
    await ask(who, reservation.id, houseId, { checkIn: '2027-01-10', nights: 46 });
    await signAll(host, reservation);
    expect(amounts(await of(who, reservation.id))).toEqual([
      [1_850_000, 'paid'],
      [30_000, 'due'],
    ]);
    clock.set('2026-12-21T03:00:00+09:00');
    const preview = await call<{ refund: { total: number } }>(who, 'GET', `${reservation.id}/cancellation`);
    expect(preview.data).toMatchObject({
      paid: { rent: 1_350_000, rentAhead: 0 },
      refund: { rent: 675_000, deposit: 500_000, total: 1_175_000 },
    });
    await call(who, 'DELETE', `${reservation.id}/cancel?expectedRefund=1175000`);
    expect((await of(who, reservation.id)).refunds.map(({ amount }) => amount)).toEqual([1_175_000]);
  });
});

describe('a payment that comes in while a change waits', () => {
  const part = (reservation: Reservation, amount: number) =>
    reservation.payments.findIndex((payment) => payment.amount === amount);

  it('counts for the difference, which is asked for no longer once it is covered', async () => {
    const { who, reservation, houseId } = await someone({ nights: 60 });
    const { data: asked } = await ask(who, reservation.id, houseId, {
      checkIn: '2027-01-10',
      nights: 60,
      beddingSets: 1,
    });
    const { data: page } = await startPayment(host, who, asked, part(asked, 39_000));
    await payReservation(host, who, asked, part(asked, 900_000));
    const covered = await of(who, reservation.id);
    expect(covered.change).toMatchObject({ paid: true, toPay: { amount: 0 }, paymentId: null });
    expect(amounts(covered)).toEqual([
      [1_400_000, 'paid'],
      [900_000, 'paid'],
    ]);
    const paid = await confirmPayment(host, who, await press(host, page.orderId, 'pay'));
    expect(paid.code).toBe('payment_amount_incorrect');
    await signAll(host, reservation);
    const done = await of(who, reservation.id);
    expect(done).toMatchObject({ total: 2_339_000, change: null });
    expect(amounts(done)).toEqual([...amounts(covered), [39_000, 'due']]);
  });

  it('makes the difference smaller, unless somebody has begun paying it', async () => {
    for (const begun of [false, true]) {
      const { who, reservation, houseId } = await someone({ nights: 46 });
      const { data: asked } = await ask(who, reservation.id, houseId, {
        checkIn: '2027-01-10',
        nights: 45,
        beddingSets: 2,
      });
      expect(asked.change!.toPay.amount).toBe(528_000);
      if (begun) await startPayment(host, who, asked, part(asked, 528_000));
      await payReservation(host, who, asked, part(asked, 480_000));
      const left = await of(who, reservation.id);
      const owed = begun ? 528_000 : 48_000;
      expect(left.change).toMatchObject({ paid: false, toPay: { amount: owed } });
      await payReservation(host, who, left, part(left, owed));
      await signAll(host, reservation);
      const done = await of(who, reservation.id);
      expect(done).toMatchObject({ total: 1_928_000, change: null });
      expect(done.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(begun ? 480_000 : 0);
      const [mail] = await messages(host, who.email, ':change-completed:');
      expect(mail!.text.includes('₩480,000')).toBe(begun);
    }
  });
});

describe('changes of one stay', () => {
  it('hold nights three times a week', async () => {
    const { who, reservation, houseId } = await someone();
    const wish = { checkIn: '2027-02-20', nights: 30 };
    for (let time = 1; time <= 3; time += 1) {
      expect((await ask(who, reservation.id, houseId, wish)).status).toBe(200);
      expect((await call(who, 'DELETE', `${reservation.id}/change`)).status).toBe(200);
      clock.forward(minutes(1));
    }
    expect((await ask(who, reservation.id, houseId, wish)).code).toBe('too_many_requests');
    clock.forward(hours(7 * 24));
    expect((await ask(who, reservation.id, houseId, wish)).status).toBe(200);
  });
});

function moment() {
  let come = () => {};
  const reached = new Promise<void>((resolve) => (come = resolve));
  return { reached, come };
}

describe('a change that lapsed', () => {
  const lapsed = async () => {
    const { who, reservation, houseId } = await someone();
    const { data: asked } = await ask(who, reservation.id, houseId, { checkIn: '2027-01-10', nights: 45 });
    return { who: { ...who, token: await tokenNow(host, who) }, reservation, houseId, asked };
  };

  // It takes two at once, and the embedded database has one session.
  it.runIf(process.env['TEST_DATABASE_URL'])(
    'is left to the job while a payment holds its instalments, and whoever holds the house does not wait',
    async () => {
      const { reservation, houseId } = await lapsed();
      clock.forward(hours(24));
      const other = await person(host);
      const request = () => requestReservation(host, other, { houseId, checkIn: '2027-02-12', nights: 10 });
      const [locked, asked] = [moment(), moment()];
      const paying = inTransaction(host.ctx, async (trx) => {
        await host.ctx.payments.lockSchedule(trx, reservation.id);
        locked.come();
        await asked.reached;
      });
      await locked.reached;
      const answer = await request().finally(() => asked.come());
      await paying;
      expect(answer.code).toBe('dates_taken');
      expect((await request()).status).toBe(200);
    },
  );

  it('lets nobody pay for it who began in that moment', async () => {
    const { who, reservation, asked } = await lapsed();
    const answers = await Promise.all([
      call(who, 'DELETE', `${reservation.id}/change`),
      ...Array.from({ length: 4 }, () => startPayment(host, who, asked, 1)),
    ]);
    expect(answers[0]).toMatchObject({ status: 200 });
    for (const { code, status } of answers.slice(1))
      expect(code ?? status).toBeOneOf([200, 'reservation_incorrect']);
    expect(amounts(await of(who, reservation.id))).toEqual([[1_400_000, 'paid']]);
  });
});
