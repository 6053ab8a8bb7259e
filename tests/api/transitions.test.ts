import { describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { transitionNames, type TransitionName } from '#contract/rules/reservation-status.ts';
import { inTransaction } from '#server/context.ts';
import { runJobs } from '#server/jobs.ts';
import { lifecycle } from '#server/modules/reservations/lifecycle.ts';
import { eventsOf, findRow, lockReservation } from '#server/modules/reservations/store.ts';
import { transition } from '#server/modules/reservations/transition.ts';
import type { Change } from '#server/modules/reservations/transitions/change.ts';
import { stopClock } from '#server/ports/clock.ts';
import type { Actor } from '#server/ports/reservations.ts';
import { person, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  messages,
  payReservation,
  requestReservation,
  signAll,
  signingToken,
  signReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  stayOf,
  wishBody,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const eventsFrom = async (id: string, from = 0) => (await eventsOf(host.ctx.db, id)).slice(from);
const namesOf = async (id: string) => (await eventsFrom(id)).map((event) => event.transition);
const memberBy = (who: Person) => ({
  actor_kind: 'member',
  actor_account_id: who.id,
  actor_name: 'Nguyễn Linh',
});
const provider = { actor_kind: 'provider', actor_account_id: null, actor_name: 'sandbox' };
const system = { actor_kind: 'system', actor_account_id: null, actor_name: null };
const at = () => new Date(clock.now());

describe('every change of a reservation is on record', () => {
  it('request, signature, payment and confirmation, each once with who did it', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const [requested, ...none] = await eventsFrom(reservation.id);
    expect(none).toEqual([]);
    expect(requested).toMatchObject({
      seq: 1,
      transition: 'request',
      ...memberBy(who),
      at: at(),
      before: null,
      after: {
        status: 'requested',
        check_in: reservation.checkIn,
        total: reservation.price.total,
        occupants: [{ firstName: 'Linh' }],
      },
      reason: null,
      note: null,
    });
    expect(requested?.after).not.toHaveProperty('account_id');

    clock.forward(hours(1));
    await signReservation(host, await signingToken(host, who));
    const [signed, ...more] = await eventsFrom(reservation.id, 1);
    expect(more).toEqual([]);
    expect(signed).toMatchObject({
      seq: 2,
      transition: 'sign',
      ...memberBy(who),
      at: at(),
      before: { signed_at: null },
      after: { signed_at: at().toISOString() },
    });

    clock.forward(hours(1));
    await payReservation(host, who, reservation);
    const [paid, confirmed, ...rest] = await eventsFrom(reservation.id, 2);
    expect(rest).toEqual([]);
    expect(paid).toMatchObject({
      transition: 'pay',
      ...provider,
      before: { first_paid_at: null },
      after: { first_paid_at: at().toISOString() },
    });
    expect(confirmed).toMatchObject({
      transition: 'confirm',
      ...provider,
      before: { status: 'requested', confirmed_at: null },
      after: { status: 'confirmed', confirmed_at: at().toISOString() },
    });
  });

  it('an occupant without an account who signs last, by name', async () => {
    const names: [string, string][] = [
      ['Linh', 'Nguyễn'],
      ['민준', '김'],
    ];
    const { who, reservation } = await someoneWithAReservation(host, { guests: 2, names });
    await payReservation(host, who, reservation);
    await signAll(host, reservation);
    const events = await eventsFrom(reservation.id, 2);
    expect(events.map((event) => event.transition)).toEqual(['sign', 'confirm']);
    for (const event of events)
      expect(event).toMatchObject({ actor_kind: 'member', actor_account_id: null, actor_name: '김민준' });
  });

  it('other dates and people, with those of before', async () => {
    const { who, reservation, houseId } = await someoneWithAReservation(host, { checkIn: '2027-02-01' });
    await signReservation(host, await signingToken(host, who));
    const wish = wishBody({ houseId, checkIn: '2027-02-03', nights: 30, names: [['Minh', 'Trần']] });
    const { status } = await host.call('POST', `/v1/reservations/${reservation.id}/change`, {
      token: who.token,
      body: wish,
    });
    expect(status).toBe(200);
    const [changed, ...none] = await eventsFrom(reservation.id, 2);
    expect(none).toEqual([]);
    expect(changed).toMatchObject({
      transition: 'change',
      ...memberBy(who),
      before: { check_in: '2027-02-01', occupants: [{ firstName: 'Linh' }] },
      after: { check_in: '2027-02-03', signed_at: null, occupants: [{ firstName: 'Minh' }] },
    });
    expect(changed?.after).not.toHaveProperty('status');
    expect(changed?.after).not.toHaveProperty('total');
  });

  it('an extension, on the stay that it prolongs and on its own', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    const { data } = await host.call<Reservation>('POST', `/v1/reservations/${reservation.id}/extend`, {
      token: who.token,
      body: {
        checkOut: '2027-01-30',
        expectedTotal: 900_000,
        paymentMethod: 'card',
        consents: { terms: true, cancellation: true },
      },
    });
    const last = (await eventsFrom(reservation.id)).at(-1);
    expect(last).toMatchObject({
      transition: 'extend',
      ...memberBy(who),
      before: { extended_by_id: null },
      after: { extended_by_id: data.id },
    });
    expect(await eventsFrom(data.id)).toMatchObject([
      { transition: 'request', after: { extends_id: reservation.id } },
    ]);
  });

  it('a cancellation, by its member', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const cancel = () =>
      host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, { token: who.token });
    await cancel();
    await cancel();
    const [cancelled, ...none] = await eventsFrom(reservation.id, 4);
    expect(none).toEqual([]);
    expect(cancelled).toMatchObject({
      transition: 'cancel',
      ...memberBy(who),
      before: { status: 'confirmed', closed_at: null, closed_reason: null },
      after: { status: 'cancelled', closed_at: at().toISOString(), closed_reason: 'member' },
      reason: 'member',
    });
  });

  it('a hold that ran out, by the system, and a payment that takes the dates again', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await signReservation(host, await signingToken(host, who));
    clock.forward(hours(24));
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    const [expired, ...none] = await eventsFrom(reservation.id, 2);
    expect(none).toEqual([]);
    expect(expired).toMatchObject({
      transition: 'expire',
      ...system,
      before: { status: 'requested', closed_reason: null },
      after: { status: 'expired', closed_reason: 'hold_expired' },
      reason: 'hold_expired',
    });

    const by: Actor = { kind: 'provider', name: 'sandbox' };
    await inTransaction(host.ctx, (trx) => host.ctx.reservations.paid(trx, reservation.id, by));
    const retaken = await eventsFrom(reservation.id, 3);
    expect(retaken.map((event) => event.transition)).toEqual(['retake', 'pay', 'confirm']);
    expect(retaken[0]).toMatchObject({
      ...provider,
      before: { status: 'expired', closed_reason: 'hold_expired' },
      after: { status: 'requested', closed_at: null, closed_reason: null },
      reason: null,
    });
  });

  it('a contract that was declined', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const token = await signingToken(host, who);
    await host.call('POST', `/v1/contracts/${token}/decline`, { body: { reason: 'Other plans' } });
    expect(await eventsFrom(reservation.id, 1)).toMatchObject([
      {
        transition: 'decline',
        ...memberBy(who),
        before: { status: 'requested' },
        after: { status: 'cancelled', closed_reason: 'contract_declined' },
        reason: 'contract_declined',
      },
    ]);
    expect((await stayOf(host, who, reservation.id)).data.closed).toMatchObject({
      reason: 'contract_declined',
    });
  });

  it('nothing of a request that was refused', async () => {
    const houseId = await createHouse(host);
    await someoneWithAReservation(host, { houseId });
    const count = async () => {
      const { events } = await host.ctx.db
        .selectFrom('reservation_events')
        .select((eb) => eb.fn.countAll<number>().as('events'))
        .executeTakeFirstOrThrow();
      return events;
    };
    const before = await count();
    expect((await requestReservation(host, await person(host), { houseId })).code).toBe('dates_taken');
    expect(await count()).toBe(before);
  });
});

describe('transitions of administrators', () => {
  const move = async (id: string, name: Exclude<TransitionName, 'request'>, by: Actor, change?: Change) =>
    inTransaction(host.ctx, async (trx) =>
      transition(trx, stopClock(host.ctx), await lockReservation(trx, id), {
        name,
        by,
        returns: [],
        ...change,
      }),
    );
  const whole = async (id: string) =>
    host.ctx.payments.planReturns(host.ctx.db, await findRow(host.ctx.db, id), 'all');
  const admin = async () => {
    const { id } = await person(host, { role: 'admin', name: 'Jiwoo' });
    return { kind: 'administrator', accountId: id } as const;
  };
  const refundsOf = (id: string) =>
    host.ctx.db
      .selectFrom('refunds as f')
      .innerJoin('payments as p', 'p.id', 'f.payment_id')
      .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
      .select(['i.seq', 'f.amount', 'f.reason'])
      .where('i.reservation_id', '=', id)
      .orderBy('i.seq')
      .execute();

  it('cancel for a member, who is told and refunded as it was planned', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-02-01' });
    const by = await admin();
    const returns = await whole(reservation.id);
    await move(reservation.id, 'cancel_by_administrator', by, {
      note: 'The boiler is beyond repair.',
      returns,
    });
    expect((await eventsFrom(reservation.id)).at(-1)).toMatchObject({
      actor_kind: 'administrator',
      actor_account_id: by.accountId,
      actor_name: 'Nguyễn Jiwoo',
      before: { status: 'confirmed' },
      after: { status: 'cancelled', closed_reason: 'admin' },
      reason: 'admin',
      note: 'The boiler is beyond repair.',
    });
    expect(await refundsOf(reservation.id)).toEqual([{ seq: 1, amount: 1_400_000, reason: 'admin' }]);
    expect(await messages(host, who.email, ':cancelled:')).toHaveLength(1);
    expect((await stayOf(host, who, reservation.id)).data).toMatchObject({
      status: 'cancelled',
      closed: { reason: 'admin' },
    });
  });

  it('cancel for a natural disaster: nothing goes back, and the reason is written', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-02-01' });
    const by = await admin();
    expect(await move(reservation.id, 'cancel_for_disaster', by, { note: '  ' })).toEqual({
      refused: 'reason_required',
    });
    await move(reservation.id, 'cancel_for_disaster', by, { note: 'The Han flooded the street.' });
    expect((await eventsFrom(reservation.id)).at(-1)).toMatchObject({
      transition: 'cancel_for_disaster',
      reason: 'natural_disaster',
      note: 'The Han flooded the street.',
    });
    expect(await refundsOf(reservation.id)).toEqual([]);
  });

  it('end a stay early: what was planned goes back', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-01', nights: 60 },
      2,
    );
    clock.set('2026-12-20T03:00:00Z');
    // Owed until 14 nights after the 20th, which is 3 January: 27 of the 30 nights from 31 December are unused.
    const row = await findRow(host.ctx.db, reservation.id);
    const returns = await host.ctx.payments.planReturns(host.ctx.db, row, { nightsFrom: '2027-01-03' });
    const early = { columns: { ended_on: '2026-12-20' }, note: 'Called home.', returns };
    await move(reservation.id, 'check_out_early', await admin(), early);
    expect(await refundsOf(reservation.id)).toEqual([{ seq: 2, amount: 810_000, reason: 'early_checkout' }]);
    expect((await eventsFrom(reservation.id)).at(-1)).toMatchObject({
      before: { status: 'confirmed', ended_on: null },
      after: { status: 'checked_out_early', ended_on: '2026-12-20', closed_reason: 'early_checkout' },
    });
    expect(await namesOf(reservation.id)).toEqual(['request', 'sign', 'pay', 'confirm', 'check_out_early']);
  });

  it('evict: neither rent nor deposit goes back', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(
      host,
      { checkIn: '2026-12-01', nights: 60 },
      2,
    );
    clock.set('2026-12-20T03:00:00Z');
    const change = { columns: { ended_on: '2026-12-20' }, note: 'Third noise complaint.' };
    await move(reservation.id, 'evict', await admin(), change);
    expect(await refundsOf(reservation.id)).toEqual([]);
    expect((await eventsFrom(reservation.id)).at(-1)).toMatchObject({
      transition: 'evict',
      reason: 'eviction',
    });
  });

  it('are refused to everyone else, and from where the graph has no way; nothing is written then', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const member: Actor = { kind: 'member', accountId: who.id };
    const note = 'Please.';
    for (const [name, by] of [
      ['cancel_by_administrator', member],
      ['cancel', await admin()],
      ['check_out_early', await admin()],
      ['evict', await admin()],
      ['confirm', { kind: 'system' }],
      ['expire', { kind: 'system' }],
      ['retake', { kind: 'provider', name: 'sandbox' }],
    ] as const)
      expect(await move(reservation.id, name, by, { note }), name).toEqual({ refused: 'not_changeable' });
    expect(await namesOf(reservation.id)).toEqual(['request']);
    clock.forward(hours(24));
    expect(await move(reservation.id, 'sign', member)).toEqual({ refused: 'hold_expired' });
    expect(await move(reservation.id, 'confirm', member)).toEqual({ refused: 'hold_expired' });
    expect((await stayOf(host, who, reservation.id)).data.status).toBe('expired');
    expect(await namesOf(reservation.id)).toEqual(['request']);
  });
});

describe('the graph', () => {
  it('has every transition that events may name', () => {
    expect(Object.keys(lifecycle)).toEqual([...transitionNames]);
  });

  it('closes where a status is an end, and nowhere else', () => {
    for (const { to, closes } of Object.values(lifecycle))
      expect(closes !== undefined).toBe(['cancelled', 'expired', 'checked_out_early'].includes(to));
  });
});

describe('an account that is deleted', () => {
  it('takes along what happened to its stays, and leaves it there without the people', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, { token: who.token });
    const told = await host.call<{ reservations: unknown[] }>('GET', '/v1/users/me/export', {
      token: who.token,
    });
    expect(told.data.reservations).toMatchObject([
      {
        events: [
          { what: 'request', by: 'member' },
          { what: 'cancel', by: 'member', reason: 'member' },
        ],
      },
    ]);
    expect((await host.call('DELETE', '/v1/users/me', { token: who.token })).status).toBe(200);
    const events = await eventsFrom(reservation.id);
    expect(events.map((event) => event.transition)).toEqual(['request', 'cancel']);
    for (const event of events)
      expect(event).toMatchObject({ actor_kind: 'member', actor_account_id: null, actor_name: null });
    expect(JSON.stringify(events)).not.toMatch(/Linh|Nguyễn|people\.example|912345678/);
  });
});
