import { describe, expect, it } from 'vitest';
import type { AutomaticPayment, MethodSetup } from '#contract/reservations/automatic-payments.ts';
import { addDays } from '#contract/rules/dates.ts';
import { automaticPayments as policy } from '#contract/rules/paying/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { deviceOf, person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  confirmPayment,
  messages,
  payReservation,
  press,
  someoneWithAConfirmedReservation,
  startPayment,
  stayOf,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

/** Due date of the second payment of a stay of 90 nights from December 1. */
const DUE = '2026-12-24';
const at = (day: string, time = '01:05') => clock.set(`${day}T${time}:00Z`);

const tenant = (wish = {}) => someoneWithAConfirmedReservation(host, { nights: 90, ...wish });
const pathOf = (reservation: { id: string }) => `/v1/reservations/${reservation.id}/automatic-payment`;

/** Logs the member in again, because their first session ends before the payment is due. */
async function logIn(who: Person): Promise<Person> {
  const again = { ...who, sessionId: await deviceOf(host, who.id) };
  return { ...again, token: await tokenNow(host, again) };
}

async function ask<T>(who: Person, method: string, path: string, body?: object) {
  return host.call<T>(method, path, { token: await tokenNow(host, who), ...(body ? { body } : {}) });
}

/**
 * Presses a button of the page that stores a card.
 * @returns the parameters that the browser comes back with
 */
async function store(setupId: string, result: 'agree' | 'declines' | 'close') {
  const response = await host.fetch(
    new Request(`http://localhost/sandbox/store/${setupId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `result=${result}`,
    }),
  );
  return new URL(response.headers.get('location') ?? 'http://nowhere/');
}

async function switchOn(who: Person, reservation: { id: string }, card: 'agree' | 'declines' = 'agree') {
  const { data: setup } = await ask<MethodSetup>(who, 'POST', pathOf(reservation), { consent: true });
  const back = await store(setup.setupId, card);
  const key = back.searchParams.get('key') ?? '';
  const finished = await ask<AutomaticPayment>(who, 'POST', `${pathOf(reservation)}/${setup.setupId}`, {
    key,
  });
  return { setupId: setup.setupId, key, finished };
}

const chargesOf = async (reservation: { id: string }) =>
  (
    await host.ctx.db
      .selectFrom('payments as p')
      .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
      .selectAll('p')
      .select('i.seq')
      .where('i.reservation_id', '=', reservation.id)
      .where('p.automatic_payment_id', 'is not', null)
      .orderBy('p.started_at')
      .execute()
  ).map(({ seq, status, amount }) => ({ seq, status, amount }));

const methodOf = (setupId: string) =>
  host.ctx.db
    .selectFrom('sandbox_methods')
    .selectAll()
    .where('setup_id', '=', setupId)
    .executeTakeFirstOrThrow();

const statusOf = async (who: Person, reservation: { id: string }, seq = 2) =>
  (await stayOf(host, await logIn(who), reservation.id)).data.payments[seq - 1]?.status;

describe('switching automatic payment on', () => {
  it('records the agreement with its version, and stores the keys of the method encrypted', async () => {
    const { who, reservation } = await tenant();
    expect((await ask(who, 'POST', pathOf(reservation), {})).status).toBe(400);
    expect((await ask<AutomaticPayment>(who, 'GET', pathOf(reservation))).data).toEqual({
      state: 'off',
      cardLast4: null,
      next: { paymentId: reservation.payments[1]!.id, dueOn: DUE, amount: 900_000, amountUsdCents: null },
    });
    const { finished, setupId, key } = await switchOn(who, reservation);
    expect(finished.data).toMatchObject({ state: 'on', cardLast4: '4242', next: { dueOn: DUE } });
    const row = await host.ctx.db
      .selectFrom('automatic_payments')
      .selectAll()
      .where('id', '=', setupId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ consent_version: policy.consentVersion, agreed_at: new Date(clock.now()) });
    expect(JSON.stringify(row)).not.toContain(key);
    expect(host.ctx.cipher.decrypt(row.method_key!)).toBe(key);
  });

  it('stores nothing where the page was closed, or the key is made up', async () => {
    const { who, reservation } = await tenant();
    const { data: setup } = await ask<MethodSetup>(who, 'POST', pathOf(reservation), { consent: true });
    const finish = (key: string) => ask(who, 'POST', `${pathOf(reservation)}/${setup.setupId}`, { key });
    expect((await finish('made-up')).code).toBe('payment_declined');
    expect((await store(setup.setupId, 'close')).searchParams.get('code')).toBe('closed');
    expect((await finish((await methodOf(setup.setupId)).method_key)).code).toBe('payment_declined');
    expect((await ask<AutomaticPayment>(who, 'GET', pathOf(reservation))).data.state).toBe('off');
    const mina = await person(host);
    expect((await ask(mina, 'POST', `${pathOf(reservation)}/${setup.setupId}`, { key: 'x' })).status).toBe(
      404,
    );
  });

  it('deletes the card before where another is stored, and it where it is switched off', async () => {
    const { who, reservation } = await tenant();
    const first = await switchOn(who, reservation);
    const second = await switchOn(who, reservation);
    expect((await methodOf(first.setupId)).status).toBe('deleted');
    expect((await ask<AutomaticPayment>(who, 'DELETE', pathOf(reservation))).data.state).toBe('off');
    expect((await methodOf(second.setupId)).status).toBe('deleted');
    at(DUE);
    await runJobs(host.ctx);
    expect(await chargesOf(reservation)).toEqual([]);
  });

  it('leaves on what is on where a page that was opened before is finished late, and deletes its card', async () => {
    const { who, reservation } = await tenant();
    const { data: late } = await ask<MethodSetup>(who, 'POST', pathOf(reservation), { consent: true });
    const key = (await store(late.setupId, 'agree')).searchParams.get('key') ?? '';
    const { setupId } = await switchOn(who, reservation);
    const finished = await ask(who, 'POST', `${pathOf(reservation)}/${late.setupId}`, { key });
    expect(finished.code).toBe('payment_declined');
    expect((await methodOf(late.setupId)).status).toBe('deleted');
    expect((await methodOf(setupId)).status).toBe('stored');
    expect((await ask<AutomaticPayment>(who, 'GET', pathOf(reservation))).data.state).toBe('on');
  });

  it('keeps one card where two windows finish the same page', async () => {
    const { who, reservation } = await tenant();
    const { data: setup } = await ask<MethodSetup>(who, 'POST', pathOf(reservation), { consent: true });
    const key = (await store(setup.setupId, 'agree')).searchParams.get('key') ?? '';
    const finish = () =>
      ask<AutomaticPayment>(who, 'POST', `${pathOf(reservation)}/${setup.setupId}`, { key });
    const [one, other] = await Promise.all([finish(), finish()]);
    expect([one.data.state, other.data.state]).toEqual(['on', 'on']);
    expect((await methodOf(setup.setupId)).status).toBe('stored');
  });

  it('is not offered where nothing is left to announce in time', async () => {
    const { who, reservation } = await tenant();
    await payReservation(host, who, reservation, 1);
    await payReservation(host, who, reservation, 2);
    expect((await ask<AutomaticPayment>(who, 'GET', pathOf(reservation))).data.state).toBe('unavailable');
    expect((await ask(who, 'POST', pathOf(reservation), { consent: true })).code).toBe(
      'automatic_unavailable',
    );
  });
});

describe('an automatic charge', () => {
  it('is announced some days before, made on its day at its hour, once', async () => {
    const { who, reservation } = await tenant();
    await switchOn(who, reservation);
    at(addDays(DUE, -policy.noticeDays - 1));
    await runJobs(host.ctx);
    expect(await messages(host, who.email, ':announced')).toHaveLength(0);
    at(addDays(DUE, -policy.noticeDays));
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    const [told] = await messages(host, who.email, ':announced');
    expect(told?.text).toContain('₩900,000');
    at(DUE, '00:55');
    await runJobs(host.ctx);
    expect(await chargesOf(reservation), 'not before its hour').toEqual([]);
    at(DUE);
    await Promise.all([runJobs(host.ctx), runJobs(host.ctx)]);
    await runJobs(host.ctx);
    expect(await chargesOf(reservation)).toEqual([{ seq: 2, status: 'paid', amount: 900_000 }]);
    expect(await statusOf(who, reservation)).toBe('paid');
    expect(await messages(host, who.email, ':received:email')).toHaveLength(2);
  });

  it('is not made with another amount than was announced, which is announced anew', async () => {
    const { who, reservation } = await tenant();
    const { setupId } = await switchOn(who, reservation);
    at(addDays(DUE, -policy.noticeDays));
    await runJobs(host.ctx);
    await host.ctx.db
      .updateTable('automatic_charges')
      .set({ amount: 899_000 })
      .where('automatic_payment_id', '=', setupId)
      .execute();
    at(DUE);
    await runJobs(host.ctx);
    expect(await chargesOf(reservation)).toEqual([]);
    at(addDays(DUE, policy.noticeDays));
    await runJobs(host.ctx);
    expect(await chargesOf(reservation)).toEqual([{ seq: 2, status: 'paid', amount: 900_000 }]);
  });

  it('that was not announced in time waits until it was', async () => {
    const { who, reservation } = await tenant();
    await switchOn(who, reservation);
    // The host was down meanwhile.
    at(addDays(DUE, -1));
    await runJobs(host.ctx);
    expect(await messages(host, who.email, ':announced')).toHaveLength(1);
    at(DUE);
    await runJobs(host.ctx);
    expect(await chargesOf(reservation)).toEqual([]);
    at(addDays(DUE, -1 + policy.noticeDays));
    await runJobs(host.ctx);
    expect(await chargesOf(reservation)).toMatchObject([{ status: 'paid' }]);
  });

  it('that is declined is told, leaves the payment to be made by hand, and is not repeated', async () => {
    const { who, reservation } = await tenant();
    await switchOn(who, reservation, 'declines');
    at(addDays(DUE, -policy.noticeDays));
    await runJobs(host.ctx);
    at(DUE);
    await runJobs(host.ctx);
    expect(await messages(host, who.email, ':charge-failed:')).toHaveLength(1);
    for (const days of [1, 2, 3]) {
      at(addDays(DUE, days));
      await runJobs(host.ctx);
    }
    expect(await chargesOf(reservation)).toHaveLength(policy.attempts);
    expect(await statusOf(who, reservation)).toBe('overdue');
    expect(await messages(host, who.email, ':charge-failed:')).toHaveLength(policy.attempts);
    const own = await logIn(who);
    expect((await payReservation(host, own, reservation, 1)).status).toBe(200);
    expect(await statusOf(who, reservation)).toBe('paid');
  });

  it('is not made for what was paid by hand, nor while somebody is on a payment page', async () => {
    const { who, reservation } = await tenant();
    await switchOn(who, reservation);
    at(addDays(DUE, -policy.noticeDays));
    await runJobs(host.ctx);
    at(DUE);
    const own = await logIn(who);
    const { data: begun } = await startPayment(host, own, reservation, 1);
    await runJobs(host.ctx);
    expect(await chargesOf(reservation)).toEqual([]);
    expect((await confirmPayment(host, own, await press(host, begun.orderId, 'pay'))).status).toBe(200);
    at(DUE, '02:00');
    await runJobs(host.ctx);
    expect(await chargesOf(reservation)).toEqual([]);
  });

  it('survives an answer that is lost, and a crash before it was asked: the card is charged once', async () => {
    for (const lost of ['answer', 'question'] as const) {
      clock.set('2026-11-21T01:00:00Z');
      const { who, reservation } = await tenant();
      await switchOn(who, reservation);
      at(addDays(DUE, -policy.noticeDays));
      await runJobs(host.ctx);
      at(DUE);
      const methods = host.ctx.gateways.domestic.stored!;
      const usual = methods.charge;
      methods.charge = async (...asked) => {
        if (lost === 'answer') await usual(...asked);
        throw new Error('nobody heard');
      };
      await expect(runJobs(host.ctx)).rejects.toThrow();
      methods.charge = usual;
      expect(await chargesOf(reservation)).toMatchObject([{ status: 'confirming' }]);
      at(DUE, '01:15');
      await runJobs(host.ctx);
      expect(await chargesOf(reservation)).toEqual([{ seq: 2, status: 'paid', amount: 900_000 }]);
      const taken = await host.ctx.db
        .selectFrom('sandbox_orders as s')
        .innerJoin('payments as p', 'p.order_id', 's.order_id')
        .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
        .select('s.status')
        .where('i.reservation_id', '=', reservation.id)
        .where('i.seq', '=', 2)
        .execute();
      expect(taken).toEqual([{ status: 'paid' }]);
    }
  });

  it('ends with the stay, whose stored card is deleted', async () => {
    const { who, reservation } = await tenant();
    const { setupId } = await switchOn(who, reservation);
    await ask(who, 'DELETE', `/v1/reservations/${reservation.id}/cancel`);
    await runJobs(host.ctx);
    expect((await methodOf(setupId)).status).toBe('deleted');
    const [row] = await host.ctx.db
      .selectFrom('automatic_payments')
      .selectAll()
      .where('id', '=', setupId)
      .execute();
    expect(row).toMatchObject({ end_reason: 'stay_over', method_key: null, customer_key: null });
  });
});
