import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminCertificate } from '#contract/admin/certificates/certificates.ts';
import type { Certificate, CertificateCheck } from '#contract/reservations/certificates.ts';
import { certificateStates } from '#contract/vocabulary.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { createHouse, someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const LATER = '2027-01-05T01:00:00Z';
let boss: Person;
type Made = Awaited<ReturnType<typeof issued>>;
let made: Record<'ended' | 'valid' | 'withdrawn' | 'replaced' | 'homeless', Made>;

// Stays, contracts and sealed files take their time: all tests look at the same five.
beforeAll(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  const ended = await issued('2026-12-01');
  const valid = await issued('2027-03-01');
  const withdrawn = await issued('2027-03-01');
  const replaced = await issued('2027-03-01');
  const homeless = await issued('2027-03-01');
  made = { ended, valid, withdrawn, replaced, homeless };
  await byAdministrator('DELETE', `${withdrawn.reservation.id}/cancel?reason=Flooded.`);
  const body = { houseId: await createHouse(host), reason: 'Repairs.' };
  await byAdministrator('POST', `${replaced.reservation.id}/move`, body);
  const at = new Date(host.clock.now());
  await host.ctx.db
    .updateTable('reservations')
    .set({ parked_at: at, gave_way_at: at })
    .where('id', '=', homeless.reservation.id)
    .execute();
}, 600_000);
beforeEach(async () => {
  host.clock.set(LATER);
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});

const list = async (query = '', who = boss) =>
  host.call<AdminCertificate[]>('GET', `/v1/admin/certificates${query}`, {
    token: await tokenNow(host, who),
  });
const codes = async (query = '') => (await list(query)).data.map(({ code }) => code);
const find = (words: string) => codes(`?search=${encodeURIComponent(words)}`);
async function byAdministrator(method: string, path: string, body?: object) {
  const done = await host.call(method, `/v1/admin/reservations/${path}`, {
    token: await tokenNow(host, boss),
    ...(body && { body }),
  });
  expect(done.status, done.errorMessage).toBe(200);
}

async function issued(checkIn: string) {
  const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, { checkIn });
  host.clock.forward(60_000);
  const { status, data } = await host.call<Certificate>(
    'POST',
    `/v1/reservations/${reservation.id}/certificates`,
    {
      token: await tokenNow(host, who),
      body: { position: 1, passportNumber: 'C1234567', consent: true },
    },
  );
  expect(status).toBe(200);
  return { who, reservation: { id: reservation.id, code: reservation.code }, houseId, code: data.code };
}

describe('the residence certificates of all stays', () => {
  it('are listed page by page, the newest first, without passport numbers and files', async () => {
    const newest = Object.values(made)
      .map(({ code }) => code)
      .toReversed();
    const first = await list('?pageSize=2');
    expect(first.data.map(({ code }) => code)).toEqual(newest.slice(0, 2));
    expect(JSON.parse(first.headers.get('x-pagination') ?? '')).toEqual({
      page: 1,
      pageSize: 2,
      totalItems: 5,
      totalPages: 3,
    });
    expect(await codes('?pageSize=2&page=3')).toEqual(newest.slice(4));
    const { reservation, houseId, code } = made.valid;
    const { data } = await list(`?search=${code}`);
    expect(data).toMatchObject([
      {
        name: 'NGUYEN THI LINH',
        from: '2027-03-01',
        state: 'valid',
        since: null,
        reservationId: reservation.id,
        reservationCode: reservation.code,
        houseId,
      },
    ]);
    expect(JSON.stringify(first.data)).not.toMatch(/passport|C1234567|sha256|hasFile/i);
  });

  it('are found by either code, the house and the name', async () => {
    const { valid: one, ended: other } = made;
    const all = Object.values(made).map(({ code }) => code);
    expect(await find(one.code)).toEqual([one.code]);
    expect(await find(one.code.toLowerCase().replaceAll('-', ' ')), 'as somebody types it').toEqual([
      one.code,
    ]);
    expect(await find(one.code.slice(0, 9))).toEqual([one.code]);
    expect(await find(other.reservation.code.toLowerCase())).toEqual([other.code]);
    expect((await find('nguyen thi')).toSorted()).toEqual(all.toSorted());
    const { listingName } = (await list(`?search=${one.code}`)).data[0]!;
    for (const name of Object.values(listingName)) expect(await find(name)).toContain(one.code);
    for (const words of ['nobody of this name', '%', '-']) expect(await find(words)).toEqual([]);
  });

  it('are found by their state, which is the one that a check of the paper tells', async () => {
    expect(await codes('?state=valid')).toEqual([made.valid.code]);
    expect(await codes('?state=ended')).toEqual([made.ended.code]);
    expect(await codes('?state=replaced')).toEqual([made.replaced.code]);
    expect(await codes('?state=withdrawn')).toEqual([made.homeless.code, made.withdrawn.code]);
    for (const state of certificateStates)
      for (const row of (await list(`?state=${state}`)).data) {
        expect(row.state).toBe(state);
        const check = await host.call<CertificateCheck>('GET', `/v1/certificates/${row.code}`);
        expect(check.data).toMatchObject({ state, since: row.since });
      }
    expect(await codes(`?state=valid&search=${made.ended.code}`)).toEqual([]);
    expect((await list('?state=lost')).code).toBe('invalid_input');
  });

  it('are for administrators alone', async () => {
    expect((await list('', await person(host))).status).toBe(403);
    expect((await host.call('GET', '/v1/admin/certificates')).status).toBe(401);
  });

  it('stay in the list without the name once the account is deleted', async () => {
    const { who, code } = made.ended;
    const of = { accountId: who.id, email: who.email, phoneCountry: null, phone: null };
    await host.ctx.db.transaction().execute(async (trx) => {
      for (const { erase } of host.ctx.personalData) await erase(trx, of);
    });
    expect((await list(`?search=${code}`)).data).toMatchObject([{ code, name: null }]);
  });
});
