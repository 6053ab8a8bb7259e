import { describe, expect, it } from 'vitest';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  messages,
  payStay,
  requestStay,
  signingToken,
  signStay,
  stayOf,
  wishBody,
  type Wish,
} from '#tests/kit/stays.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const admin = () => person(host, { role: 'admin', name: 'Jiwoo' });

const book = async (boss: Person, accountId: string, wish: Wish & { isInternational?: boolean }) => {
  const { consents: _, ...body } = wishBody(wish);
  return host.call<AdminReservationDetail>(
    'POST',
    `/v1/admin/reservations?isInternational=${wish.isInternational ?? false}`,
    { token: await tokenNow(host, boss), body: { accountId, ...body } },
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
    expect((await signStay(host, await signingToken(host, who))).status).toBe(200);
    await payStay(host, who, own.data);
    expect((await stayOf(host, who, data.id)).data.status).toBe('confirmed');
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
    expect((await requestStay(host, await person(host), { houseId })).status).toBe(200);
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
