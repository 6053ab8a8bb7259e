import { describe, expect, it } from 'vitest';
import { booking } from '#contract/rules/policy.ts';
import { person } from '#tests/kit/api.ts';
import { createHouse, hours, payReservation, requestReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');

async function housesFor(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => createHouse(host)));
}

/**
 * Requests every house in turn.
 * @returns the statuses and codes of the answers
 */
async function requestAll(who: Awaited<ReturnType<typeof person>>, houses: string[], language?: string) {
  const answers = [];
  for (const houseId of houses)
    answers.push(await requestReservation(host, who, { houseId, ...(language ? { language } : {}) }));
  return answers;
}

describe('open holds without a payment', () => {
  it('are at most one for an account whose address is not confirmed', async () => {
    const who = await person(host, { confirmed: false });
    const [first, second] = await requestAll(who, await housesFor(2), 'en');
    expect(first?.status).toBe(200);
    expect(second).toMatchObject({ status: 409, code: 'holds_unconfirmed' });
    expect(second?.errorMessage).toContain(String(booking.openHolds.unconfirmed));
  });

  it('are at most three for a confirmed one, and the fourth is refused in both languages', async () => {
    const who = await person(host);
    const houses = await housesFor(4);
    const answers = await requestAll(who, houses, 'en');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
    expect(answers[3]).toMatchObject({ code: 'holds_exceeded' });
    expect(answers[3]?.errorMessage).toMatch(/already have 3 requests/);
    const korean = await requestReservation(host, who, { houseId: houses[3]!, language: 'ko' });
    expect(korean.errorMessage).toMatch(/3건/);
    const untouched = await host.ctx.db
      .selectFrom('reservations')
      .select('id')
      .where('house_id', '=', houses[3]!)
      .execute();
    expect(untouched, 'a refusal writes nothing').toEqual([]);
  });

  it('count no longer once paid, cancelled or run out', async () => {
    const who = await person(host);
    const houses = await housesFor(6);
    const [one, two] = await requestAll(who, houses.slice(0, 3));
    expect((await payReservation(host, who, one!.data)).status).toBe(200);
    expect((await requestReservation(host, who, { houseId: houses[3]! })).status).toBe(200);
    const cancelled = await host.call('DELETE', `/v1/reservations/${two!.data.id}/cancel`, {
      token: who.token,
    });
    expect(cancelled.status).toBe(200);
    expect((await requestReservation(host, who, { houseId: houses[4]! })).status).toBe(200);
    expect((await requestReservation(host, who, { houseId: houses[5]! })).code).toBe('holds_exceeded');
    host.clock.forward(hours(booking.holdHours) + 1);
    expect((await requestReservation(host, who, { houseId: houses[5]! })).status).toBe(200);
  });

  it('are counted under the lock of the account: of six requests at once three win', async () => {
    const who = await person(host);
    const houses = await housesFor(6);
    const answers = await Promise.all(houses.map((houseId) => requestReservation(host, who, { houseId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(booking.openHolds.confirmed);
    expect(answers.filter(({ code }) => code === 'holds_exceeded')).toHaveLength(3);
  });
});
