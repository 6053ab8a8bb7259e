import { describe, expect, it } from 'vitest';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Today } from '#contract/admin/today.ts';
import { reportDoubt } from '#server/modules/payments/doubts.ts';
import { settle } from '#server/modules/payments/settle.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { messages, someoneWithAReservation, startPayment } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const reason = 'Refunded on the page of the provider';

const ask = async <T>(who: Person, method: string, path: string, body?: object) =>
  host.call<T>(method, path, { token: await tokenNow(host, who), ...(body && { body }) });
const doubtsOn = async (boss: Person, id: string) =>
  (await ask<AdminReservationDetail>(boss, 'GET', `/v1/admin/reservations/${id}`)).data.doubts;
const endsDoubt = (who: Person, id: string, orderId: string, body: object = { reason }) =>
  ask<null>(who, 'POST', `/v1/admin/reservations/${id}/orders/${orderId}/dealt-with`, body);
const paymentOf = (orderId: string) =>
  host.ctx.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const paid = { outcome: 'paid', method: 'card', paymentKey: 'pk', currency: 'KRW' } as const;
/** Makes the provider report that it took an amount, in won, for an order. */
const takes = (orderId: string, amount: number) =>
  settle(host.ctx, orderId, { ...paid, paymentKey: `pk-${orderId}`, amount }).then(
    () => 'settled',
    ({ code }: { code: string }) => code,
  );

async function someoneInDoubt() {
  const boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  const { who, reservation } = await someoneWithAReservation(host, { checkIn: '2027-02-01' });
  const { orderId, amount } = (await startPayment(host, who, reservation)).data;
  expect(await takes(orderId, 1000)).toBe('payment_amount_incorrect');
  return { boss, who, reservation, orderId, amount };
}

describe('an order in doubt', () => {
  it('stands on its reservation with what it takes to look it up, where the mail about it leads', async () => {
    const { boss, reservation, orderId, amount } = await someoneInDoubt();
    expect(await doubtsOn(boss, reservation.id)).toEqual([
      {
        orderId,
        provider: 'sandbox',
        seq: 1,
        amount,
        amountUsdCents: null,
        doubt: 'amount_differs',
        since: new Date(host.clock.now()).toISOString(),
      },
    ]);
    const [mail] = await messages(host, boss.email, ':doubt:');
    expect(mail?.text).toContain(`/admin/reservations/${reservation.id}`);
    expect(mail?.text).toContain(orderId);
  });

  it('is dealt with by an administrator, on record with the reason, and counts as not paid then', async () => {
    const { boss, who, reservation, orderId } = await someoneInDoubt();
    expect((await endsDoubt(who, reservation.id, orderId)).status, 'not by the member').toBe(403);
    expect(await endsDoubt(boss, reservation.id, orderId, { reason: ' ' })).toMatchObject({ status: 400 });
    const { reservation: other } = await someoneWithAReservation(host, { checkIn: '2027-02-01' });
    expect((await endsDoubt(boss, other.id, orderId)).code).toBe('not_found');
    for (const _ of ['first', 'again'])
      expect(await endsDoubt(boss, reservation.id, orderId)).toMatchObject({ status: 200, data: null });
    expect(await doubtsOn(boss, reservation.id)).toEqual([]);
    const { doubts } = (await ask<Today>(boss, 'GET', '/v1/admin/today')).data;
    expect(doubts.items.map((each) => each.orderId)).not.toContain(orderId);
    expect(await paymentOf(orderId)).toMatchObject({ status: 'failed', doubt: null, next_read_at: null });
    const trail = await host.ctx.db
      .selectFrom('audit_log')
      .select(['actor_name', 'before', 'after'])
      .where('action', '=', 'doubt-ended')
      .where('subject_id', '=', reservation.id)
      .execute();
    expect(trail, 'once').toMatchObject([
      { before: { doubt: 'amount_differs' }, after: { order: orderId, reason, seq: 1 } },
    ]);
  });

  it('is not raised again by a provider that repeats itself, but by another finding', async () => {
    const { boss, reservation, orderId } = await someoneInDoubt();
    const { id } = await paymentOf(orderId);
    await endsDoubt(boss, reservation.id, orderId);
    expect(await takes(orderId, 1000)).toBe('payment_amount_incorrect');
    expect(await doubtsOn(boss, reservation.id)).toEqual([]);
    await reportDoubt(host.ctx, { id }, 'no_answer');
    expect(await doubtsOn(boss, reservation.id)).toMatchObject([{ orderId, doubt: 'no_answer' }]);
    expect(await messages(host, boss.email, `${id}:doubt:`)).toHaveLength(2);
  });

  it('that the provider settles after it was dealt with is settled', async () => {
    const { boss, reservation, orderId, amount } = await someoneInDoubt();
    await endsDoubt(boss, reservation.id, orderId);
    expect(await takes(orderId, amount)).toBe('settled');
    expect(await paymentOf(orderId)).toMatchObject({ status: 'paid', doubt: null, failure: null });
    expect(await doubtsOn(boss, reservation.id)).toEqual([]);
  });
});
