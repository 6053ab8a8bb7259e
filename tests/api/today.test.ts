import { afterEach, describe, expect, it } from 'vitest';
import type { Today, UnsentMessage } from '#contract/admin/today.ts';
import { todayLists, type TodayList } from '#contract/admin/vocabulary.ts';
import { addDays } from '#contract/rules/dates.ts';
import { refundAccounts } from '#contract/rules/paying/policy.ts';
import { booking } from '#contract/rules/policy.ts';
import { reportDoubt } from '#server/modules/payments/doubts.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  minutes,
  payReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  startPayment,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';
import { someoneWithACancelledTransfer } from '#tests/kit/transfers.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;
const { failedAttempts } = refundAccounts;

const asks = async (who: Person) =>
  host.call<Today>('GET', '/v1/admin/today', { token: await tokenNow(host, who) });
const today = async (boss: Person) => (await asks(boss)).data;
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const inSeoul = (day: string, time = '12:00:00') => `${day}T${time}+09:00`;

const met = new Set<TodayList | 'deposits'>();
const filters = [
  ...todayLists.map((list) => [list, `today=${list}`] as const),
  ['deposits', 'depositOpen=true'] as const,
];
const compare = async () => {
  const boss = await person(host, { role: 'admin' });
  const [day, token] = [await today(boss), await tokenNow(host, boss)];
  for (const [list, filter] of filters) {
    const path = `/v1/admin/reservations?${filter}&pageSize=100`;
    const { data } = await host.call<{ id: string }[]>('GET', path, { token });
    const named = day[list].items.map((row) => ('reservationId' in row ? row.reservationId : row.id));
    expect(data.map(({ id }) => id).toSorted(), list).toEqual([...new Set(named)].toSorted());
    if (named.length > 0) met.add(list);
  }
};
afterEach(compare);

describe('what waits today', () => {
  it('is for administrators alone', async () => {
    expect((await host.call('GET', '/v1/admin/today', {})).status).toBe(401);
    expect((await asks(await person(host))).status).toBe(403);
  });

  it('names who arrives and who leaves on the day in Seoul, not the day before nor after', async () => {
    const boss = await person(host, { role: 'admin' });
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-05',
      nights: 30,
    });
    clock.set(inSeoul('2026-12-04', '23:59:59'));
    expect(ids((await today(boss)).arrivals)).not.toContain(reservation.id);
    clock.set(inSeoul('2026-12-05', '00:00:00'));
    const day = await today(boss);
    expect(day.date).toBe('2026-12-05');
    expect(ids(day.arrivals)).toContain(reservation.id);
    expect(day.arrivals.total).toBe(day.arrivals.items.length);
    expect(ids(day.departures)).not.toContain(reservation.id);
    clock.set(inSeoul('2027-01-04'));
    expect(ids((await today(boss)).departures)).toContain(reservation.id);
  });

  it('tells of an arrival if its member was shown how to get in, not what a device only loads', async () => {
    const boss = await person(host, { role: 'admin' });
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-07',
      nights: 30,
    });
    const path = `/v1/reservations/${reservation.id}`;
    const as = async (person: Person, method: string, of = path) =>
      host.call(method, of, { token: await tokenNow(host, person) });
    const reads = () => as(who, 'POST', `${path}/check-in-read`);
    const arrival = async () => (await today(boss)).arrivals.items.find(({ id }) => id === reservation.id);
    clock.set(inSeoul('2026-12-06', '14:59:59'));
    expect((await reads()).code, 'there is nothing to read yet').toBe('not_found');
    clock.set(inSeoul('2026-12-07', '08:00:00'));
    await as(who, 'GET');
    await as(boss, 'GET', `/v1/admin/reservations/${reservation.id}`);
    expect((await as(boss, 'POST', `${path}/check-in-read`)).code, 'it is not theirs').toBe('not_found');
    expect(await arrival()).toMatchObject({ codeRead: false });
    expect((await reads()).status).toBe(200);
    clock.forward(minutes(5));
    expect((await reads()).status).toBe(200);
    expect(await arrival()).toMatchObject({ codeRead: true });
    const { reservation: second } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-07',
      nights: 30,
    });
    await host.ctx.db
      .updateTable('reservations')
      .set({ extends_id: reservation.id })
      .where('id', '=', second.id)
      .execute();
    const prolonged = (await today(boss)).arrivals.items.find(({ id }) => id === second.id);
    expect(prolonged, 'the people of an extension are in already').toMatchObject({ codeRead: null });
    const { data: mine } = await host.call<{ reservations: object[] }>('GET', '/v1/users/me/export', {
      token: await tokenNow(host, who),
    });
    expect(mine.reservations, 'the first time stays').toMatchObject([
      { id: reservation.id, checkInReadAt: '2026-12-06T23:00:00.000Z' },
    ]);
  });

  it('names requests that hold their dates, the next to run out first, with what they lack', async () => {
    const boss = await person(host, { role: 'admin' });
    const first = await someoneWithAReservation(host, { checkIn: '2027-03-01' });
    clock.forward(minutes(5));
    const second = await someoneWithAReservation(host, { checkIn: '2027-03-01' });
    await payReservation(host, second.who, second.reservation);
    const { holds } = await today(boss);
    const mine = holds.items.filter(({ id }) => [first.reservation.id, second.reservation.id].includes(id));
    expect(mine.map(({ id, signed, paid }) => [id, signed, paid])).toEqual([
      [first.reservation.id, false, false],
      [second.reservation.id, false, true],
    ]);
    clock.forward(24 * minutes(60));
    expect(ids((await today(boss)).holds)).not.toContain(first.reservation.id);
  });

  it('names instalments from the day after they fell due until they are paid', async () => {
    const boss = await person(host, { role: 'admin' });
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-04-10',
      nights: 60,
    });
    const due = reservation.payments[1]!;
    const mine = async () =>
      (await today(boss)).overdue.items.filter(({ reservationId }) => reservationId === reservation.id);
    clock.set(inSeoul(due.dueOn));
    expect(await mine()).toEqual([]);
    clock.set(inSeoul(addDays(due.dueOn, 1)));
    expect(await mine()).toMatchObject([
      {
        code: reservation.code,
        sequence: 2,
        dueOn: due.dueOn,
        amount: due.amount,
        memberName: expect.stringContaining(who.name),
      },
    ]);
    await compare();
    await payReservation(host, { ...who, token: await tokenNow(host, who) }, reservation, 1);
    expect(await mine()).toEqual([]);
  });

  it('names messages that have not left after ten minutes', async () => {
    const boss = await person(host, { role: 'admin' });
    const { who, reservation } = await someoneWithAReservation(host, { checkIn: '2027-08-01' });
    const mine = async () =>
      (await today(boss)).messages.items.filter(({ recipient }) => recipient === who.email);
    clock.forward(minutes(9));
    expect(await mine()).toEqual([]);
    clock.forward(minutes(1));
    expect(await mine()).toContainEqual(
      expect.objectContaining({
        channel: 'email',
        givenUp: false,
        reservationId: reservation.id,
        memberId: who.id,
      }),
    );
    // All of them stand in pages, in the order of the list.
    const { items, total } = (await today(boss)).messages;
    const page = async (by: Person, number: number) =>
      host.call<UnsentMessage[]>('GET', `/v1/admin/today/messages?page=${number}&pageSize=1`, {
        token: await tokenNow(host, by),
      });
    expect((await page(boss, 1)).data).toEqual(items.slice(0, 1));
    expect((await page(boss, 2)).data).toEqual(items.slice(1, 2));
    expect((await page(boss, total)).data).toHaveLength(1);
    expect((await page(boss, total + 1)).data).toEqual([]);
    expect((await page(who, 1)).status).toBe(403);
  });

  it('names refunds that want a person apart from those on their way', async () => {
    const boss = await person(host, { role: 'admin' });
    const { reservation } = await someoneWithACancelledTransfer(host, boss, { checkIn: '2027-10-01' });
    const mine = async () => {
      const { refundsToSend, refunds } = await today(boss);
      const own = ({ items }: typeof refunds) =>
        items.filter(({ reservationId }) => reservationId === reservation.id).map(({ handling }) => handling);
      return { toSend: own(refundsToSend), onWay: own(refunds) };
    };
    expect(await mine(), 'no provider sends it').toEqual({ toSend: ['to_send'], onWay: [] });
    const { db } = host.ctx;
    const parts = db.selectFrom('instalments').select('id').where('reservation_id', '=', reservation.id);
    const paid = db.updateTable('payments').where('instalment_id', 'in', parts);
    const [payment] = await paid.set({ provider: 'sandbox' }).returning('id').execute();
    expect(await mine(), 'its provider will').toEqual({ toSend: [], onWay: ['on_way'] });
    const refunds = db.updateTable('refunds').where('payment_id', '=', payment!.id);
    await refunds.set({ attempts: failedAttempts }).execute();
    expect(await mine(), 'its provider does not').toEqual({ toSend: ['failing'], onWay: [] });
    expect((await today(boss)).refundsToSend.total).toBe((await today(boss)).refundsToSend.items.length);
  });

  it('names deposits from the check-out on, with the promised day, until they are settled', async () => {
    const boss = await person(host, { role: 'admin' });
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-11-01',
      nights: 30,
    });
    const mine = async () =>
      (await today(boss)).deposits.items.filter(({ reservationId }) => reservationId === reservation.id);
    clock.set(inSeoul('2027-11-30'));
    expect(await mine()).toEqual([]);
    clock.set(inSeoul('2027-12-01'));
    const returnsBy = addDays('2027-12-01', booking.depositDays);
    expect(await mine()).toMatchObject([
      {
        code: reservation.code,
        amount: 500_000,
        returnsBy,
        isOverdue: false,
        memberName: expect.any(String),
      },
    ]);
    clock.set(inSeoul(returnsBy, '23:59:59'));
    expect(await mine()).toMatchObject([{ isOverdue: false }]);
    clock.set(inSeoul(addDays(returnsBy, 1), '00:00:00'));
    expect(await mine()).toMatchObject([{ isOverdue: true }]);
    await host.call('POST', `/v1/admin/reservations/${reservation.id}/refund-deposit`, {
      token: await tokenNow(host, boss),
      body: { deductions: [] },
    });
    expect(await mine()).toEqual([]);
  });

  it('counts the deposit of a stay that ended early from that day, and names none that is kept', async () => {
    const boss = await person(host, { role: 'admin' });
    const ended = async (kind: 'early_checkout' | 'eviction') => {
      const { reservation } = await someoneWithAConfirmedReservation(host, {
        checkIn: '2028-02-01',
        nights: 60,
      });
      clock.set(inSeoul('2028-02-10'));
      const wish = new URLSearchParams({ date: '2028-02-10', kind, reason: 'A new job', grounds: 'conduct' });
      await host.call('DELETE', `/v1/admin/reservations/${reservation.id}/mid-stay-checkout?${wish}`, {
        token: await tokenNow(host, boss),
      });
      const { deposits } = await today(boss);
      return deposits.items.filter(({ reservationId }) => reservationId === reservation.id);
    };
    const returnsBy = addDays('2028-02-10', booking.depositDays);
    clock.set(inSeoul('2028-01-20'));
    expect(await ended('early_checkout')).toMatchObject([{ returnsBy, isOverdue: false }]);
    clock.set(inSeoul('2028-01-20'));
    expect(await ended('eviction')).toEqual([]);
  });

  it('waits with a deposit until the last extension is over', async () => {
    const boss = await person(host, { role: 'admin' });
    clock.set(inSeoul('2028-04-01'));
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2028-05-01',
      nights: 30,
    });
    const later = await someoneWithAConfirmedReservation(host, { checkIn: '2028-05-31', nights: 30 });
    const { db } = host.ctx;
    const prolonging = { extends_id: reservation.id, account_id: who.id };
    await db.updateTable('reservations').set(prolonging).where('id', '=', later.reservation.id).execute();
    const mine = async () =>
      (await today(boss)).deposits.items.filter(({ reservationId }) => reservationId === reservation.id);
    clock.set(inSeoul('2028-06-10'));
    expect(await mine()).toEqual([]);
    clock.set(inSeoul('2028-06-30'));
    expect(await mine()).toMatchObject([{ returnsBy: addDays('2028-06-30', booking.depositDays) }]);
  });

  it('leads from a message to administrators to no member, for they are not whom it is about', async () => {
    const boss = await person(host, { role: 'admin' });
    const sent = { sent_at: new Date(clock.now()) };
    await host.ctx.db.updateTable('outbox').set(sent).where('sent_at', 'is', null).execute();
    const { who, reservation } = await someoneWithAReservation(host, { checkIn: '2027-09-01' });
    const { data } = await startPayment(host, who, reservation);
    const { id } = await host.ctx.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', data.orderId)
      .executeTakeFirstOrThrow();
    await reportDoubt(host.ctx, { id }, 'amount_differs');
    clock.forward(minutes(11));
    const toBoss = (await today(boss)).messages.items.filter(({ recipient }) => recipient === boss.email);
    expect(toBoss).toMatchObject([{ reservationId: reservation.id, memberId: null }]);
  });

  it('has in the table of reservations what it names, as was seen after each of these', () => {
    const unseen = filters.flatMap(([list]) => (met.has(list) ? [] : [list]));
    expect(unseen).toEqual(['calendarConflicts', 'objections']);
  });
});
