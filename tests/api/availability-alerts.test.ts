import { beforeEach, describe, expect, it } from 'vitest';
import type { AvailabilityAlert } from '#contract/choosing/availability-alerts.ts';
import { availabilityAlerts as policy } from '#contract/rules/choosing/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { tellOfVacancies } from '#server/modules/availability-alerts/jobs.ts';
import { deviceOf, person, tokenNow, type Person } from '#tests/kit/api.ts';
import { createHouse, messages, requestReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const PATH = '/v1/availability-alerts';
const MINUTE = 60_000;
const DAY = 86_400_000;
const host = hostFrom('2026-11-21T01:00:00Z');
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-31' };
let house: string;
let guest: Person;
let held: { id: string };

beforeEach(async () => {
  await host.ctx.db.deleteFrom('allowances').execute();
  await host.ctx.db.deleteFrom('availability_alerts').execute();
  house = await createHouse(host);
  guest = await person(host);
  held = (await requestReservation(host, guest, { houseId: house })).data;
});

const ask = async (who: Person, body: object = {}) =>
  host.call<AvailabilityAlert>('POST', PATH, {
    token: await tokenNow(host, who),
    body: { houseId: house, ...stay, ...body },
  });
const listed = async (who: Person) =>
  (await host.call<AvailabilityAlert[]>('GET', PATH, { token: await tokenNow(host, who) })).data;
const mailsTo = (who: Person) => messages(host, who.email, 'availability-alert');
const cancel = async () => {
  const token = await tokenNow(host, guest);
  expect(
    (await host.call('DELETE', `/v1/reservations/${held.id}/cancel?expectedRefund=0`, { token })).status,
  ).toBe(200);
};

describe('who waits for a house', () => {
  it('is told once by mail and on the device when the stay is cancelled', async () => {
    const who = await person(host, { language: 'ko' });
    const device = await deviceOf(host, who.id);
    await host.ctx.db
      .insertInto('push_subscriptions')
      .values({
        id: crypto.randomUUID(),
        device_id: device,
        endpoint: `https://fcm.googleapis.com/${device}`,
        p256dh: 'k',
        auth: 'a',
        created_at: new Date(host.clock.now()),
      })
      .execute();
    expect((await ask(who)).data).toMatchObject({ houseId: house, ...stay });
    await runJobs(host.ctx);
    expect(await mailsTo(who)).toEqual([]);
    await cancel();
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    const [mail, ...more] = await mailsTo(who);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('시험의 집');
    expect(mail?.text).toContain(`/detail?id=${house}&checkIn=2026-12-01&checkOut=2026-12-31`);
    const pushed = await host.ctx.db
      .selectFrom('outbox')
      .select('channel')
      .where('key', 'like', `${mail!.key}:push:%`)
      .execute();
    expect(pushed).toMatchObject([{ channel: 'push' }]);
    expect(await listed(who)).toEqual([]);
  });

  it('is told when a hold lapses, and not again when another takes and leaves the dates', async () => {
    const who = await person(host);
    await ask(who);
    host.clock.forward(DAY + MINUTE);
    await runJobs(host.ctx);
    expect(await mailsTo(who)).toHaveLength(1);
    await requestReservation(host, await person(host), { houseId: house });
    host.clock.forward(DAY + MINUTE);
    await runJobs(host.ctx);
    expect(await mailsTo(who)).toHaveLength(1);
  });

  it('is told in the order of asking, each with a lead; other nights do not wait', async () => {
    const [first, second, later] = [await person(host), await person(host), await person(host)];
    await ask(first);
    host.clock.forward(MINUTE);
    await ask(second, { checkIn: '2026-12-10', checkOut: '2026-12-20' });
    await ask(later, { checkIn: '2026-12-20', checkOut: '2027-01-10' });
    await requestReservation(host, await person(host), { houseId: house, checkIn: '2026-12-31', nights: 30 });
    await ask(later, { checkIn: '2027-01-01', checkOut: '2027-01-08' });
    await cancel();
    await runJobs(host.ctx);
    expect(await mailsTo(first)).toHaveLength(1);
    expect(await mailsTo(second), 'the first has the lead').toHaveLength(0);
    host.clock.forward(policy.leadMinutes * MINUTE + MINUTE);
    await runJobs(host.ctx);
    expect(await mailsTo(second)).toHaveLength(1);
    expect(await mailsTo(later), 'the second stay has these nights').toHaveLength(0);
    host.clock.forward(DAY);
    await runJobs(host.ctx);
    expect((await mailsTo(later)).length, 'both of the nights that the hold had').toBe(1);
  });

  it('gets one mail where two hosts look at once', async () => {
    const who = [await person(host), await person(host)];
    for (const each of who) await ask(each);
    await cancel();
    await Promise.all([tellOfVacancies(host.ctx), tellOfVacancies(host.ctx), tellOfVacancies(host.ctx)]);
    expect([...(await mailsTo(who[0]!)), ...(await mailsTo(who[1]!))]).toHaveLength(1);
  });

  it('may wait for five stays, for each once, and withdraw', async () => {
    const who = await person(host);
    const once = await ask(who);
    host.clock.forward(1000);
    expect((await ask(who)).data.id).toBe(once.data.id);
    for (let days = 1; days < policy.mostOpen; days += 1)
      expect((await ask(who, { checkOut: `2027-01-0${days}` })).status).toBe(200);
    expect(await ask(who, { checkOut: '2027-01-09' })).toMatchObject({
      status: 409,
      code: 'alerts_exceeded',
    });
    const all = await listed(who);
    expect(all.map(({ id }) => id)[0]).toBe(once.data.id);
    const remove = async (by: Person) =>
      host.call('DELETE', `${PATH}/${once.data.id}`, { token: await tokenNow(host, by) });
    await remove(guest);
    expect(await listed(who), 'not somebody else’s').toHaveLength(policy.mostOpen);
    await remove(who);
    expect((await remove(who)).status).toBe(200);
    expect(await listed(who)).toHaveLength(policy.mostOpen - 1);
  });

  it('is refused what makes no sense', async () => {
    const who = await person(host);
    expect(await ask(who, { checkIn: '2027-03-01', checkOut: '2027-03-31' })).toMatchObject({
      code: 'dates_free',
    });
    expect(await ask(who, { checkIn: '2026-11-01' })).toMatchObject({ code: 'dates_past' });
    expect(await ask(who, { checkOut: '2026-12-02' })).toMatchObject({ code: 'stay_too_short' });
    expect(await ask(who, { houseId: 'nowhere' })).toMatchObject({ status: 404 });
    expect(await ask(await person(host, { confirmed: false }))).toMatchObject({
      code: 'email_not_confirmed',
    });
    expect((await host.call('POST', PATH, { body: { houseId: house, ...stay } })).status).toBe(401);
  });

  it('may not ask and withdraw all day', async () => {
    const who = await person(host);
    for (let times = 0; times < policy.mostPerDay; times += 1) {
      const { data } = await ask(who);
      await host.call('DELETE', `${PATH}/${data.id}`, { token: who.token });
    }
    expect((await ask(who)).status).toBe(429);
  });

  it('stops all alerts by the link in the mail, without logging in', async () => {
    const who = await person(host);
    await ask(who);
    const other = await createHouse(host);
    await requestReservation(host, await person(host), { houseId: other });
    await cancel();
    await runJobs(host.ctx);
    await ask(who, { houseId: other });
    const token = /\/favourites\?token=([\w-]+)/.exec((await mailsTo(who))[0]!.text)![1];
    const stop = (given: unknown) => host.call('POST', `${PATH}/stop`, { body: { token: given } });
    expect(await stop('another')).toMatchObject({ code: 'token_invalid' });
    expect(await listed(who)).toHaveLength(1);
    expect((await stop(token)).status).toBe(200);
    expect((await stop(token)).status).toBe(200);
    expect(await listed(who)).toEqual([]);
  });

  it('waits no longer once the dates have begun, the house is not let, or the account is gone', async () => {
    const who = await person(host);
    await ask(who);
    await host.ctx.db.updateTable('houses').set({ published: false }).where('id', '=', house).execute();
    expect(await listed(who)).toEqual([]);
    await cancel();
    await runJobs(host.ctx);
    expect(await mailsTo(who)).toEqual([]);
    const rows = () => host.ctx.db.selectFrom('availability_alerts').select('id').execute();
    host.clock.forward(2 * 60 * MINUTE);
    await runJobs(host.ctx);
    expect(await rows()).toEqual([]);

    const another = await createHouse(host);
    await requestReservation(host, guest, { houseId: another });
    await ask(who, { houseId: another });
    await host.ctx.db
      .updateTable('reservations')
      .set({ hold_expires_at: new Date('2027-06-01T00:00:00Z') })
      .where('house_id', '=', another)
      .execute();
    host.clock.set('2026-12-02T01:00:00Z');
    await runJobs(host.ctx);
    expect(await rows()).toEqual([]);
    expect(await mailsTo(who)).toEqual([]);
  });
});
