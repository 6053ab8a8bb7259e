import { describe, expect, it } from 'vitest';
import type { AdminRates } from '#contract/admin/pricing/rates.ts';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { ExchangeRate } from '#contract/rules/money.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { createHouse, hours, requestReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person | undefined;
const PATH = '/v1/admin/exchange-rates';
const as = async <T>(method: string, path: string, body?: unknown, ifMatch?: string) => {
  boss ??= await person(host, { role: 'admin', name: 'Jiwoo' });
  return host.call<T>(method, path, {
    token: await tokenNow(host, boss),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
};
const rates = async () => (await as<AdminRates>('GET', PATH)).data;
const set = async (body: object, seen?: AdminRates) =>
  as<AdminRates>(
    'POST',
    PATH,
    { reason: '은행 고시 환율', ...body },
    `"${(seen ?? (await rates())).version}"`,
  );
const end = async () => as<AdminRates>('DELETE', PATH, undefined, `"${(await rates()).version}"`);
const ofTheDay = async () => (await host.call<ExchangeRate>('GET', '/v1/exchange-rate')).data;

describe('a rate that is set by hand', () => {
  it('holds for bookings from then on, until it is ended; those that were made keep theirs', async () => {
    expect(await rates()).toMatchObject({ inForce: { source: 'configured', krwPerUsd: '1385.5' } });
    const before = (await requestReservation(host, await person(host), { houseId: await createHouse(host) }))
      .data;
    expect((await set({ krwPerUsd: '1400.25' })).data).toMatchObject({
      inForce: {
        source: 'manual',
        krwPerUsd: '1400.25',
        reason: '은행 고시 환율',
        setBy: expect.any(String),
      },
      provided: { source: 'configured', krwPerUsd: '1385.5' },
    });
    expect(await ofTheDay()).toMatchObject({ krwPerUsd: '1400.25', source: 'manual' });
    const after = (await requestReservation(host, await person(host), { houseId: await createHouse(host) }))
      .data;
    expect([before.exchangeRate.krwPerUsd, after.exchangeRate.krwPerUsd]).toEqual(['1385.5', '1400.25']);
    host.clock.forward(hours(1));
    expect((await end()).data.inForce).toMatchObject({ source: 'configured', krwPerUsd: '1385.5' });
    expect((await end()).code).toBe('rate_ended');
    expect((await rates()).history[0]).toMatchObject({
      krwPerUsd: '1400.25',
      endedAt: '2026-11-21T02:00:00.000Z',
    });
    const entries = (await as<AuditEntry[]>('GET', '/v1/admin/audit-log?subject=exchange-rate')).data;
    expect(entries.map(({ action, before: was, after: is }) => [action, was, is])).toEqual([
      ['rate-ended', { rate: '1400.25' }, { rate: '1385.5' }],
      ['rate-set', { rate: '1385.5' }, { rate: '1400.25', reason: '은행 고시 환율', to: null }],
    ]);
  });

  it('ends by itself after its last day in Seoul', async () => {
    await set({ krwPerUsd: '1390', endsOn: '2026-11-22' });
    host.clock.set('2026-11-22T14:59:59Z');
    expect(await ofTheDay()).toMatchObject({ krwPerUsd: '1390' });
    host.clock.set('2026-11-22T15:00:00Z');
    expect(await ofTheDay()).toMatchObject({ krwPerUsd: '1385.5', source: 'configuration' });
    expect((await set({ krwPerUsd: '1391' })).data.inForce.krwPerUsd).toBe('1391');
    expect((await set({ krwPerUsd: '1392' })).data.inForce.krwPerUsd, 'replaces it').toBe('1392');
    await end();
  });

  it.each([
    [{ krwPerUsd: '0' }, 'krwPerUsd', 'rate_invalid'],
    [{ krwPerUsd: '1,385' }, 'krwPerUsd', 'rate_invalid'],
    [{ krwPerUsd: '1385.12345' }, 'krwPerUsd', 'rate_invalid'],
    [{ krwPerUsd: '138.5' }, 'krwPerUsd', 'rate_implausible'],
    [{ krwPerUsd: '13855' }, 'krwPerUsd', 'rate_implausible'],
    [{ krwPerUsd: '1390', reason: ' ' }, 'reason', 'text_required'],
    [{ krwPerUsd: '1390', endsOn: '2026-11-20' }, 'endsOn', 'rate_end_past'],
  ])('is refused as %o', async (body, field, code) => {
    expect(await set(body)).toMatchObject({ status: 400, fields: { [field]: code } });
  });

  it('is not set over one that somebody else has set meanwhile', async () => {
    const seen = await rates();
    await set({ krwPerUsd: '1390' }, seen);
    expect(await set({ krwPerUsd: '1395' }, seen)).toMatchObject({
      status: 412,
      current: { inForce: { krwPerUsd: '1390' } },
    });
    await end();
  });

  it('is for administrators alone', async () => {
    const { token } = await person(host);
    expect((await host.call('GET', PATH, { token })).status).toBe(403);
  });
});
