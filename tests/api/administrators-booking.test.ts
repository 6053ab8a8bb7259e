import { describe, expect, it } from 'vitest';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { QuoteForMember } from '#contract/reservations/quotes.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  messages,
  payReservation,
  requestReservation,
  signingToken,
  signReservation,
  stayOf,
  wishBody,
  type Wish,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const admin = () => person(host, { role: 'admin', name: 'Jiwoo' });

const { clock } = host;
type Booking = Wish & { isInternational?: boolean; minNightsReason?: string };

const book = async (boss: Person, accountId: string, { minNightsReason, ...wish }: Booking) => {
  const { consents: _, ...body } = wishBody(wish);
  return host.call<AdminReservationDetail>(
    'POST',
    `/v1/admin/reservations?isInternational=${wish.isInternational ?? false}`,
    {
      token: await tokenNow(host, boss),
      body: { accountId, ...body, ...(minNightsReason && { minNightsReason }) },
    },
  );
};

describe('an administrator requests a stay for a member', () => {
  it('with hold, contract and mail, on record as the administrator and without consents', async () => {
    const [boss, who, houseId] = [await admin(), await person(host), await createHouse(host)];
    const { status, data } = await book(boss, who.id, { houseId, nights: 30 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'requested', memberId: who.id, checkIn: '2026-12-01' });
    expect(data.events).toMatchObject([{ transition: 'request', by: 'administrator' }]);
    expect(data.events[0]?.byName).toContain('Jiwoo');
    const trail = await host.ctx.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', data.id)
      .execute();
    expect(trail).toMatchObject([
      {
        action: 'reservation-requested',
        actor_account_id: boss.id,
        after: { houseId, from: '2026-12-01', to: '2026-12-31', amount: 1_400_000 },
      },
    ]);
    const consents = await host.ctx.db
      .selectFrom('consents')
      .select('kind')
      .where('account_id', '=', who.id)
      .where('kind', '=', 'cancellation')
      .execute();
    expect(consents).toEqual([]);

    // The member goes on as after a request of their own.
    expect(await messages(host, who.email, 'contract:')).toHaveLength(1);
    const own = await stayOf(host, who, data.id);
    expect((await signReservation(host, await signingToken(host, who))).status).toBe(200);
    await payReservation(host, who, own.data);
    expect((await stayOf(host, who, data.id)).data.status).toBe('confirmed');
  });

  it('knowing at once that the dates are taken, and below the minimum of the house for a reason alone', async () => {
    const [boss, who] = [await admin(), await person(host)];
    const houseId = await createHouse(host, { minNights: 28 });
    const quote = async (checkIn: string, checkOut: string) =>
      host.call<QuoteForMember>('POST', '/v1/admin/reservations/quote', {
        token: await tokenNow(host, boss),
        body: { houseId, checkIn, checkOut, guests: 1, beddingSets: 0 },
      });
    const gap = { houseId, checkIn: '2026-12-01', nights: 2 };
    expect((await quote('2026-12-01', '2026-12-03')).data).toMatchObject({
      isTaken: false,
      isTooShort: true,
      price: { nights: 2 },
    });
    expect((await quote('2026-12-03', '2026-12-31')).data).toMatchObject({
      isTaken: false,
      isTooShort: false,
    });
    expect(await quote('2026-12-03', '2026-12-03')).toMatchObject({ code: 'dates_reversed' });
    expect((await book(boss, who.id, gap)).code).toBe('stay_too_short');
    expect((await book(boss, who.id, { ...gap, minNightsReason: ' ' })).status).toBe(400);
    const reason = 'Fills the gap before the next arrival.';
    const { status, data } = await book(boss, who.id, { ...gap, minNightsReason: reason });
    expect(status).toBe(200);
    expect(data.events).toMatchObject([{ transition: 'request', by: 'administrator', note: reason }]);
    const [entry] = await host.ctx.db
      .selectFrom('audit_log')
      .select('after')
      .where('subject_id', '=', data.id)
      .execute();
    expect(entry?.after).toMatchObject({ reason });
    expect((await quote('2026-12-02', '2026-12-31')).data).toMatchObject({ isTaken: true });
    expect((await quote('2026-12-03', '2026-12-31')).data).toMatchObject({ isTaken: false });
    clock.forward(hours(25));
    expect((await quote('2026-12-02', '2026-12-31')).data, 'the hold is over').toMatchObject({
      isTaken: false,
    });
  });

  it('once, where it is sent once more after its answer was lost', async () => {
    const [boss, who, houseId] = [await admin(), await person(host), await createHouse(host)];
    const first = await book(boss, who.id, { houseId, nights: 30 });
    const again = await book(boss, who.id, { houseId, nights: 30 });
    expect(again).toMatchObject({ status: 200, data: { id: first.data.id, code: first.data.code } });
    expect(await messages(host, who.email, 'contract:')).toHaveLength(1);
    const trail = await host.ctx.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', first.data.id)
      .execute();
    expect(trail).toEqual([{ action: 'reservation-requested' }]);
    // Another one is another.
    const longer = await book(boss, who.id, { houseId, nights: 31 });
    expect(longer).toMatchObject({ code: 'dates_taken' });
    expect(await book(boss, (await person(host)).id, { houseId, nights: 30 })).toMatchObject({
      code: 'dates_taken',
    });
  });

  it('not over the dates of somebody else, for a blocked or unknown account, at another price, or as a member', async () => {
    const [boss, who, houseId] = [await admin(), await person(host), await createHouse(host)];
    expect((await requestReservation(host, await person(host), { houseId })).status).toBe(200);
    expect(await book(boss, who.id, { houseId })).toMatchObject({ code: 'dates_taken' });
    const free = await createHouse(host);
    expect(await book(boss, who.id, { houseId: free, expectedTotal: 1 })).toMatchObject({
      code: 'payment_amount_incorrect',
    });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await book(boss, unknown, { houseId: free })).status).toBe(404);
    expect(await book(boss, '', { houseId: free })).toMatchObject({ code: 'member_required' });
    expect((await book(who, who.id, { houseId: free })).status).toBe(403);
    const blocked = await person(host);
    const token = await tokenNow(host, boss);
    await host.call('PUT', `/v1/admin/users/${blocked.id}/block`, { token, body: { reason: 'Fraud.' } });
    expect(await book(boss, blocked.id, { houseId: free })).toMatchObject({ code: 'account_blocked' });
    const none = await host.ctx.db
      .selectFrom('reservations')
      .select('id')
      .where('house_id', '=', free)
      .execute();
    expect(none).toEqual([]);
  });
});
