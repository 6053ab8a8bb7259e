import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AdminCancellation, EarlyCheckOut } from '#contract/admin/refunds/refund-previews.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { SigningView } from '#contract/contracts.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { runJobs } from '#server/jobs.ts';
import { identity } from '#tests/kit/identities.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  messages,
  minutes,
  payReservation,
  signAll,
  signingToken,
  signingTokens,
  signReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  stayOf,
  wishBody,
  type Wish,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const call = async <T>(who: Person, method: string, path: string, body?: unknown) =>
  host.call<T>(method, `/v1/${path}`, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
  });
const of = async (who: Person, id: string) =>
  (await stayOf(host, { ...who, token: await tokenNow(host, who) }, id)).data;
async function ask(who: Person, id: string, houseId: string, wish: Partial<Wish>) {
  clock.forward(minutes(1));
  const { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal } = wishBody({ houseId, ...wish });
  const body = { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal };
  return (await call<Reservation>(who, 'POST', `reservations/${id}/change`, body)).data;
}
const file = async (who: Person, path: string) => {
  const headers = { authorization: `Bearer ${await tokenNow(host, who)}` };
  return host.fetch(new Request(`http://localhost/v1/${path}`, { headers }));
};
const hashOf = async (who: Person, path: string) =>
  createHash('sha256')
    .update(new Uint8Array(await (await file(who, path)).arrayBuffer()))
    .digest('hex');
const verified = async (sha256: string) =>
  (await host.call<{ contract: string }>('GET', `/v1/contracts/verify/${sha256}`)).data.contract;
const newest = (id: string) =>
  host.ctx.db
    .selectFrom('contracts as c')
    .innerJoin('documents as d', (join) => join.onRef('d.id', '=', 'c.document_id'))
    .select(['c.content', 'd.sha256'])
    .where('c.reservation_id', '=', id)
    .orderBy('c.created_at', 'desc')
    .executeTakeFirstOrThrow();
const longer = { checkIn: '2027-01-10', nights: 45 };
const admin = () => person(host, { role: 'admin' });

describe('a change that comes to nothing', () => {
  it('never was in force: the contract before is read, told of and holds', async () => {
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-01-10',
    });
    const before = await hashOf(who, `reservations/${reservation.id}/contract`);
    expect(await verified(before)).toBe('in-force');
    const asked = await ask(who, reservation.id, houseId, { ...longer, guests: 2 });
    expect(asked.contract).toMatchObject({ status: 'signed', signers: [{ status: 'signed' }] });
    expect(asked.change!.signers.map(({ status }) => status)).toEqual(['sent', 'sent']);
    const fresh = (await newest(reservation.id)).sha256;
    await signAll(host, reservation);
    expect((await of(who, reservation.id)).change).toMatchObject({ signed: true, paid: false });
    expect(await verified(fresh)).toBe('waiting');
    expect(await verified(before)).toBe('in-force');
    const boss = await admin();
    for (const each of [
      await hashOf(who, `reservations/${reservation.id}/contract`),
      await hashOf(boss, `admin/reservations/${reservation.id}/contract`),
    ])
      expect(each).toBe(before);

    clock.forward(hours(24));
    await runJobs(host.ctx);
    expect(await verified(fresh)).toBe('void');
    expect(await verified(before)).toBe('in-force');
    expect(await hashOf(who, `reservations/${reservation.id}/contract`)).toBe(before);
    const told = await messages(host, 'guest1@people.example', ':change-dropped:');
    expect(told.filter(({ reservation_id: id }) => id === reservation.id)).toHaveLength(1);
  });

  it('leaves the receipt of its difference, whose number nothing else gets', async () => {
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-01-10',
    });
    const receipt = async (payment: { id: string }) =>
      (await file(who, `reservations/${reservation.id}/payments/${payment.id}/receipt`)).headers.get(
        'content-disposition',
      );
    const asked = await ask(who, reservation.id, houseId, longer);
    await payReservation(host, who, asked, 1);
    const made = asked.payments[1]!;
    expect(await receipt(made)).toContain(`receipt-${reservation.code}-2.pdf`);
    await call(who, 'DELETE', `reservations/${reservation.id}/change`);
    await runJobs(host.ctx);
    expect(await receipt(made)).toContain(`receipt-${reservation.code}-2.pdf`);
    const again = await call<{ code: string }>(who, 'POST', 'payments', {
      reservationId: reservation.id,
      paymentId: made.id,
    });
    expect(again.code).toBe('reservation_incorrect');

    const second = await ask(who, reservation.id, houseId, longer);
    expect(second.payments.map(({ status }) => status)).toEqual(['paid', 'refunded', 'due']);
    await payReservation(host, who, second, 2);
    await signAll(host, reservation);
    const done = await of(who, reservation.id);
    expect(done.payments.map(({ status }) => status)).toEqual(['paid', 'refunded', 'paid']);
    expect(await receipt(done.payments[1]!)).toContain(`receipt-${reservation.code}-2.pdf`);
    expect(await receipt(done.payments[2]!)).toContain(`receipt-${reservation.code}-3.pdf`);
  });
});

describe('a change whose contract an occupant declines', () => {
  it('is dropped, and everybody told: the stay stays, and what was paid for it goes back', async () => {
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-01-10',
    });
    const before = await hashOf(who, `reservations/${reservation.id}/contract`);
    const asked = await ask(who, reservation.id, houseId, { ...longer, guests: 2 });
    await payReservation(host, who, asked, 1);
    const path = `contracts/${(await signingTokens(host, reservation))[1]!}`;
    expect((await host.call<SigningView>('GET', `/v1/${path}`)).data).toMatchObject({
      declineEnds: 'change',
      isBooker: false,
    });
    const decline = () =>
      host.call<SigningView>('POST', `/v1/${path}/decline`, { body: { reason: 'I stay at home.' } });
    for (let time = 1; time <= 2; time += 1)
      expect(await decline()).toMatchObject({
        status: 200,
        data: { status: 'declined', signerStatus: 'declined', declineEnds: 'change' },
      });
    await runJobs(host.ctx);
    const left = await of(who, reservation.id);
    expect(left).toMatchObject({
      status: 'confirmed',
      checkOut: reservation.checkOut,
      change: null,
      changeable: true,
      occupants: [{}],
      refunds: [{ amount: 450_000, status: 'done' }],
      contract: { status: 'signed' },
    });
    expect(await hashOf(who, `reservations/${reservation.id}/contract`)).toBe(before);
    expect([await verified(before), await verified((await newest(reservation.id)).sha256)]).toEqual([
      'in-force',
      'void',
    ]);
    const [mail] = await messages(host, who.email, ':declined:');
    expect(mail).toMatchObject({ kind: 'change-declined' });
    expect(mail!.text).toContain('I stay at home.');
    const told = await messages(host, 'guest1@people.example', ':change-dropped:');
    expect(told.filter(({ reservation_id: id }) => id === reservation.id)).toHaveLength(1);
    const last = await host.ctx.db
      .selectFrom('reservation_events')
      .select(['transition', 'actor_kind', 'actor_name'])
      .where('reservation_id', '=', reservation.id)
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(last).toMatchObject({ transition: 'decline_change', actor_kind: 'member' });
    expect(last!.actor_name).toContain('Linh');
    const signed = await host.call('POST', `/v1/contracts/${await signingToken(host, who)}/sign`, {
      body: { consent: true, identity, signature: { kind: 'typed', text: 'x' }, timeZone: 'Asia/Seoul' },
    });
    expect(signed.code).toBe('contract_declined');
    expect((await ask(who, reservation.id, houseId, longer)).change).toMatchObject({ signed: false });
  });
});

describe('a payment that a shorter stay gives back whole', () => {
  it('keeps its receipt, and those that follow keep their numbers', async () => {
    const { who, reservation, houseId } = await someoneWithAReservation(host, {
      nights: 180,
      checkIn: '2027-03-20',
    });
    await signReservation(host, await signingToken(host, who));
    for (const index of [0, 1, 3]) await payReservation(host, who, reservation, index);
    await ask(who, reservation.id, houseId, { checkIn: '2027-03-20', nights: 60 });
    await signAll(host, reservation);
    await runJobs(host.ctx);
    const done = await of(who, reservation.id);
    expect(done.payments.map(({ id, seq, number, status }) => [id, seq, number, status])).toEqual([
      [reservation.payments[0]!.id, 1, 1, 'paid'],
      [reservation.payments[1]!.id, 2, 2, 'paid'],
      [reservation.payments[3]!.id, 3, 4, 'refunded'],
    ]);
    const own = await file(
      who,
      `reservations/${reservation.id}/payments/${reservation.payments[3]!.id}/receipt`,
    );
    expect(own.headers.get('content-disposition')).toContain(`receipt-${reservation.code}-4.pdf`);
  });
});

describe('administrators', () => {
  it('cancel a stay whose change pends: the difference goes back beside the refund that they saw', async () => {
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-01-10',
    });
    await payReservation(host, who, await ask(who, reservation.id, houseId, longer), 1);
    const boss = await admin();
    const path = `admin/reservations/${reservation.id}`;
    const { actions } = (await call<AdminReservationDetail>(boss, 'GET', path)).data;
    expect(actions).toEqual(expect.arrayContaining(['move', 'cancel']));
    const seen = await call<AdminCancellation>(boss, 'GET', `${path}/cancellation`);
    expect(seen.data.refund.total).toBe(1_400_000);
    const query = 'reason=Broken%20boiler&expectedRefund=1400000';
    expect((await call(boss, 'DELETE', `${path}/cancel?${query}`)).status).toBe(200);
    const done = await of(who, reservation.id);
    expect(done).toMatchObject({ status: 'cancelled', change: null });
    expect(done.refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([450_000, 1_400_000]);
    const events = await host.ctx.db
      .selectFrom('reservation_events')
      .select(['transition', 'actor_kind'])
      .where('reservation_id', '=', reservation.id)
      .orderBy('seq')
      .execute();
    expect(events.slice(-2)).toEqual([
      { transition: 'withdraw_change', actor_kind: 'administrator' },
      { transition: 'cancel_by_administrator', actor_kind: 'administrator' },
    ]);
  });

  it('end a stay whose change was never completed: the difference goes back whole beside the nights', async () => {
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-01-10',
    });
    clock.set('2027-01-01T01:00:00Z');
    const asked = await ask(who, reservation.id, houseId, longer);
    await payReservation(host, { ...who, token: await tokenNow(host, who) }, asked, 1);
    // No job has come by since, which would have let it lapse.
    clock.set('2027-01-11T01:00:00Z');
    const boss = await admin();
    const path = `admin/reservations/${reservation.id}/mid-stay-checkout?date=2027-01-11`;
    const seen = await call<EarlyCheckOut>(boss, 'GET', path);
    const refund = 450_000;
    expect(seen.data).toMatchObject({ unusedNights: 15, refund: { total: refund } });
    const done = `${path}&reason=Called%20home&expectedRefund=${refund}`;
    expect((await call(boss, 'DELETE', done)).status).toBe(200);
    expect(await of(who, reservation.id)).toMatchObject({ status: 'checked_out_early', change: null });
    const refunds = await host.ctx.db
      .selectFrom('refunds as f')
      .innerJoin('payments as p', 'p.id', 'f.payment_id')
      .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
      .select(['f.amount', 'f.reason'])
      .where('i.reservation_id', '=', reservation.id)
      .orderBy('f.reason')
      .execute();
    expect(refunds).toEqual([
      { amount: refund, reason: 'early_checkout' },
      { amount: 450_000, reason: 'stay_changed' },
    ]);
  });

  it('move a stay that was shortened: its new contract states what was paid and what is left', async () => {
    const wish = { nights: 180, checkIn: '2027-03-20' };
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, wish, 3);
    await ask(who, reservation.id, houseId, { ...wish, nights: 70 });
    await signAll(host, reservation);
    await ask(who, reservation.id, houseId, { ...wish, nights: 100 });
    const boss = await admin();
    const to = await createHouse(host);
    clock.forward(minutes(1));
    const body = { houseId: to, reason: 'The boiler is beyond repair.' };
    expect((await call(boss, 'POST', `admin/reservations/${reservation.id}/move`, body)).status).toBe(200);
    for (const [key, text] of [
      [':moved:', 'The boiler is beyond repair.'],
      [':change-withdrawn:', '2027'],
    ] as const) {
      const told = await messages(host, who.email, key);
      expect(told.filter(({ channel }) => channel === 'email')).toHaveLength(1);
      expect(told[0]!.text).toContain(text);
    }
    const moved = await of(who, reservation.id);
    expect(moved).toMatchObject({ houseId: to, change: null, total: 2_600_000 });
    expect((await newest(reservation.id)).content).toMatchObject({
      price: { totalKrw: 2_600_000 },
      schedule: [{ amountKrw: 2_600_000 }],
    });
  });
});
