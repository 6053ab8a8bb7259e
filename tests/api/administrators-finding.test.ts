import { describe, expect, it } from 'vitest';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { hours, payStay, someoneWithAStay } from '#tests/kit/stays.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const admin = () => person(host, { role: 'admin' });
const asks = async <T>(who: Person, path: string) =>
  host.call<T>('GET', `/v1/admin/${path}`, { token: await tokenNow(host, who) });
const rowsOf = async (who: Person, query: string) => {
  const answer = await asks<AdminReservation[]>(who, `reservations?pageSize=100&${query}`);
  expect(answer.status).toBe(200);
  return answer.data;
};
const found = async (who: Person, query: string) => (await rowsOf(who, query)).map(({ id }) => id);
/** The rows of the CSV, without its heading. */
const exported = async (who: Person, query: string) => {
  const { data } = await asks<string>(who, `reservations/export?${query}`);
  return data.trim().split('\r\n').slice(1);
};

describe('the filters of what is still open', () => {
  it.each(['unsigned', 'unpaid'])('%s: nothing of a request that ran out or was cancelled', async (what) => {
    const boss = await admin();
    const { who, stay } = await someoneWithAStay(host, { checkIn: '2027-01-05' });
    const open = `houseId=${stay.houseId}&${what}=true`;
    expect(await found(boss, open)).toEqual([stay.id]);
    expect(await exported(boss, open)).toEqual([expect.stringContaining(stay.code)]);
    await host.call('DELETE', `/v1/reservations/${stay.id}/cancel`, { token: await tokenNow(host, who) });
    expect(await found(boss, `houseId=${stay.houseId}&status=cancelled`)).toEqual([stay.id]);
    expect(await found(boss, open)).toEqual([]);
    expect(await exported(boss, open)).toEqual([]);
    const other = await someoneWithAStay(host, { checkIn: '2027-01-05', houseId: stay.houseId });
    expect(await found(boss, open)).toEqual([other.stay.id]);
    if (what === 'unsigned') await payStay(host, other.who, other.stay);
    clock.forward(hours(25));
    expect(await found(boss, `houseId=${stay.houseId}&status=expired`)).toEqual([other.stay.id]);
    expect(await found(boss, open)).toEqual([]);
  });
});
