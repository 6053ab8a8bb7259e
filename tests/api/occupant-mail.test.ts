import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/rules/dates.ts';
import { DAY_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { createHouse, requestReservation, stayOf, wishBody } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';
import { opened } from '#tests/kit/outbox.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const OCCUPANT = 'guest1@people.example';

async function mailsTo(recipient: string) {
  const rows = await host.ctx.db
    .selectFrom('outbox')
    .select(['key', 'content', 'next_attempt_at', 'sent_at'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();
  return opened(host, rows);
}

async function changeTo(who: Person, id: string, houseId: string, nights: number) {
  const { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal } = wishBody({
    houseId,
    nights,
    guests: 2,
  });
  return host.call('POST', `/v1/reservations/${id}/change`, {
    token: await tokenNow(host, who),
    body: { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal },
  });
}

async function emptyMailbox() {
  await host.ctx.db.deleteFrom('outbox').where('recipient', '=', OCCUPANT).execute();
}

describe('mail to an occupant who is not the account', () => {
  it('is at most five a day however often a reservation is changed, and the booker is shown when the link leaves', async () => {
    await emptyMailbox();
    const who = await person(host);
    const houseId = await createHouse(host);
    const { data: reservation } = await requestReservation(host, who, { houseId, guests: 2 });
    await runJobs(host.ctx);
    for (let change = 1; change <= 12; change += 1) {
      host.clock.forward(2 * MINUTE_MS);
      expect((await changeTo(who, reservation.id, houseId, 30 + change)).status).toBe(200);
      await runJobs(host.ctx);
    }
    const left = await mailsTo(OCCUPANT);
    expect(left.filter(({ sent_at }) => sent_at !== null)).toHaveLength(5);
    expect(left).toHaveLength(5);
    const { data: shown } = await stayOf(host, { ...who, token: await tokenNow(host, who) }, reservation.id);
    const [own, other] = shown.contract.signers;
    expect(own?.linkHeldUntil).toBeNull();
    expect(other?.linkHeldUntil).toBe(new Date(Date.parse('2026-11-21T01:00:00Z') + DAY_MS).toISOString());
  });

  it('leaves by itself once it may, where the contract can still be signed', async () => {
    await emptyMailbox();
    const who = await person(host);
    const houses = await Promise.all([createHouse(host), createHouse(host)]);
    const { data: reservation } = await requestReservation(host, who, { houseId: houses[0], guests: 2 });
    for (let change = 1; change <= 6; change += 1) {
      host.clock.forward(2 * MINUTE_MS);
      await runJobs(host.ctx);
      await changeTo(who, reservation.id, houses[0], 30 + change);
    }
    host.clock.forward(23 * 60 * MINUTE_MS);
    // A later hold of the same account, whose link is held back beyond the end of the first hold.
    const later = await requestReservation(
      host,
      { ...who, token: await tokenNow(host, who) },
      { houseId: houses[1], guests: 2, checkIn: addDays('2026-12-01', 40) },
    );
    expect(later.data.contract.signers[1]?.linkHeldUntil).not.toBeNull();
    const before = (await mailsTo(OCCUPANT)).length;
    host.clock.forward(60 * MINUTE_MS);
    await runJobs(host.ctx);
    const mails = await mailsTo(OCCUPANT);
    expect(mails.length).toBeGreaterThan(before);
    expect(mails.at(-1)?.sent_at).not.toBeNull();
    const { data } = await stayOf(host, { ...who, token: await tokenNow(host, who) }, later.data.id);
    expect(data.contract.signers[1]?.linkHeldUntil).toBeNull();
  });

  it('counts over all reservations of the account', async () => {
    await emptyMailbox();
    const who = await person(host);
    for (let booking = 1; booking <= 7; booking += 1) {
      const { data } = await requestReservation(host, who, { houseId: await createHouse(host), guests: 2 });
      await host.call('DELETE', `/v1/reservations/${data.id}/cancel`, { token: who.token });
      host.clock.forward(2 * MINUTE_MS);
    }
    await runJobs(host.ctx);
    expect(await mailsTo(OCCUPANT)).toHaveLength(5);
  });

  it('is one mail with the last link where a reservation is changed several times within a minute', async () => {
    await emptyMailbox();
    const who = await person(host);
    const houseId = await createHouse(host);
    const { data: reservation } = await requestReservation(host, who, { houseId, guests: 2 });
    await runJobs(host.ctx);
    for (let change = 1; change <= 4; change += 1) await changeTo(who, reservation.id, houseId, 30 + change);
    await runJobs(host.ctx);
    expect((await mailsTo(OCCUPANT)).filter(({ sent_at }) => sent_at !== null)).toHaveLength(1);
    host.clock.forward(MINUTE_MS);
    await runJobs(host.ctx);
    const mails = await mailsTo(OCCUPANT);
    expect(mails.map(({ sent_at }) => sent_at !== null)).toEqual([true, true]);
  });

  it('is limited for the account itself too until it has shown that the address is its own', async () => {
    const who = await person(host, { confirmed: false });
    const houseId = await createHouse(host);
    const { data: reservation } = await requestReservation(host, who, { houseId, guests: 2 });
    for (let change = 1; change <= 8; change += 1) {
      host.clock.forward(2 * MINUTE_MS);
      expect((await changeTo(who, reservation.id, houseId, 30 + change)).status).toBe(200);
      await runJobs(host.ctx);
    }
    expect(await mailsTo(who.email)).toHaveLength(5);
  });

  it('carries no more of what the booker wrote than names of sixty characters', async () => {
    await emptyMailbox();
    const who = await person(host, { name: 'A'.repeat(200) });
    const houseId = await createHouse(host);
    await requestReservation(host, who, {
      houseId,
      guests: 2,
      names: [
        ['Linh', 'Nguyễn'],
        ['B'.repeat(200), 'C'.repeat(100)],
      ],
    });
    const [mail] = await mailsTo(OCCUPANT);
    const longest = Math.max(...[...mail!.text.matchAll(/[ABC]+…?/g)].map(([name]) => name.length));
    expect(longest).toBeLessThanOrEqual(60);
    expect(mail!.text).toMatch(/[AB]{20,}/);
  });
});
