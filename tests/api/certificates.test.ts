import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type {
  Certificate,
  CertificateCheck,
  ReservationCertificates,
} from '#contract/reservations/certificates.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { certificates as rules } from '#contract/rules/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { eraseStoredFiles } from '#server/modules/certificates/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  payReservation,
  signAll,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  wishBody,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const START = '2026-11-21T01:00:00Z';
const STAYING = '2026-12-05T01:00:00Z';
const host = hostFrom(START);
const { clock } = host;

type Wish = { position?: number; passportNumber?: string | null; consent?: boolean };
async function issue(who: Person, reservation: { id: string }, wish: Wish = {}) {
  return host.call<Certificate>('POST', `/v1/reservations/${reservation.id}/certificates`, {
    token: await tokenNow(host, who),
    body: { position: 1, passportNumber: null, consent: false, ...wish },
  });
}
const listOf = async (who: Person, reservation: { id: string }) =>
  host.call<ReservationCertificates>('GET', `/v1/reservations/${reservation.id}/certificates`, {
    token: await tokenNow(host, who),
  });
const fileOf = async (who: Person, reservation: { id: string }, { id }: { id: string }) =>
  host.fetch(
    new Request(`http://localhost/v1/reservations/${reservation.id}/certificates/${id}/pdf`, {
      headers: { authorization: `Bearer ${await tokenNow(host, who)}` },
    }),
  );
const bytesOf = async (who: Person, reservation: { id: string }, certificate: { id: string }) =>
  new Uint8Array(await (await fileOf(who, reservation, certificate)).arrayBuffer());
const check = async (code: string) =>
  (await host.call<CertificateCheck>('GET', `/v1/certificates/${encodeURIComponent(code)}`)).data;
const checkFile = async (pdf: Uint8Array) => {
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  return (await host.call<CertificateCheck>('GET', `/v1/certificates/files/${sha256}`)).data;
};

/** Runs a poppler tool on a file; null if it is not installed. */
function poppler(tool: 'pdfsig' | 'pdftotext', pdf: Uint8Array): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'ondol-certificate-'));
  try {
    const file = join(folder, 'certificate.pdf');
    writeFileSync(file, pdf);
    const how = tool === 'pdfsig' ? ['-nocert', file] : ['-raw', file, '-'];
    const { stdout, error } = spawnSync(tool, how, { encoding: 'utf8' });
    return error ? null : stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function endsEarly(reservation: { id: string }, kind: 'early_checkout' | 'eviction', date: string) {
  const boss = await person(host, { role: 'admin' });
  const grounds = kind === 'eviction' ? '&grounds=conduct' : '';
  return host.call(
    'DELETE',
    `/v1/admin/reservations/${reservation.id}/mid-stay-checkout?date=${date}&kind=${kind}&reason=Went%20home.${grounds}`,
    { token: boss.token },
  );
}

describe('a certificate of a confirmed and paid stay', () => {
  it('is sealed, says who lives where and when, and is checked by its code and by its file', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const { data: before } = await listOf(who, reservation);
    expect(before).toMatchObject({
      obstacle: null,
      occupants: [{ position: 1, name: 'Nguyễn Linh' }],
      certificates: [],
    });
    const { status, data } = await issue(who, reservation, { passportNumber: ' c123-4567 ', consent: true });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      position: 1,
      name: 'NGUYEN THI LINH',
      from: '2026-12-01',
      to: '2026-12-31',
      state: 'valid',
      since: null,
      hasPassportNumber: true,
      hasFile: true,
    });
    expect(data.code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(JSON.stringify((await listOf(who, reservation)).data)).not.toContain('C1234567');

    const answer = await fileOf(who, reservation, data);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('content-disposition')).toContain(`residence-certificate-${data.code}.pdf`);
    const pdf = new Uint8Array(await answer.arrayBuffer());
    const signed = poppler('pdfsig', pdf);
    if (signed !== null) {
      expect(signed).toContain('Signature is Valid');
      expect(signed).toContain('Total document signed');
    }
    const text = poppler('pdftotext', pdf)?.normalize('NFC').replace(/\s/g, '');
    if (text !== undefined)
      for (const said of [
        data.code,
        'NGUYENTHILINH',
        'NguyễnLinh',
        'C1234567',
        '5Apr2003',
        '서울특별시마포구와우산로94,301호',
        'Unit301,94Wausan-ro,Mapo-gu,Seoul',
        '2026년12월1일(화)',
        '30박기준900,000원',
        reservation.code,
      ])
        expect(text).toContain(said);

    const shown = {
      known: true,
      state: 'valid',
      since: null,
      name: 'NGUYEN T*** L***',
      from: '2026-12-01',
      to: '2026-12-31',
      area: { ko: '마포구 와우산로', en: 'Wausan-ro, Mapo-gu' },
    };
    expect(await check(data.code)).toMatchObject(shown);
    expect(await check(data.code.replaceAll('-', ' ').toLowerCase())).toMatchObject(shown);
    expect(await checkFile(pdf)).toMatchObject({ ...shown, code: data.code });
    expect(Object.keys(await check(data.code)).toSorted()).toEqual(
      ['area', 'code', 'from', 'issuedAt', 'known', 'name', 'since', 'state', 'to'].toSorted(),
    );
    pdf[2_000]! ^= 1;
    expect(await checkFile(pdf)).toEqual({ known: false });
    expect(await check('AAAA-BBBB-CCCC-DDDD')).toEqual({ known: false });
  });

  it('is the same one on the same day, and a fresh one with other facts or on another day', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const first = (await issue(who, reservation)).data;
    expect((await issue(who, reservation)).data.id).toBe(first.id);
    const numbered = (await issue(who, reservation, { passportNumber: 'M12345678', consent: true })).data;
    expect(numbered.id).not.toBe(first.id);
    clock.set('2026-11-23T01:00:00Z');
    const fresh = (await issue(who, reservation)).data;
    expect(fresh.id).not.toBe(first.id);
    expect(fresh.issuedAt).toBe('2026-11-23T01:00:00.000Z');
    const { data } = await listOf(who, reservation);
    expect(data.certificates.map(({ state }) => state)).toEqual(['valid', 'valid', 'valid']);
  });

  it('is for everybody who signed, each by their own name', async () => {
    const names: [string, string][] = [
      ['Linh', 'Nguyễn'],
      ['民准', '金'],
    ];
    const { who, reservation } = await someoneWithAReservation(host, { guests: 2, names });
    await payReservation(host, who, reservation);
    expect((await issue(who, reservation)).code).toBe('certificate_not_issuable');
    await signAll(host, reservation);
    const { data } = await issue(who, reservation, { position: 2 });
    const text = poppler('pdftotext', await bytesOf(who, reservation, data))?.replace(/\s/g, '');
    if (text !== undefined) expect(text).toContain('金民准');
    expect((await issue(who, reservation, { position: 3 })).code).toBe('not_found');
  });

  it('is ended once the stay is over as agreed', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-11-25',
      nights: 10,
    });
    const { data } = await issue(who, reservation);
    clock.set('2026-12-06T01:00:00Z');
    expect(await check(data.code)).toMatchObject({ state: 'ended', since: null });
    expect((await fileOf(who, reservation, data)).status).toBe(200);
    expect((await issue(who, reservation)).data).toMatchObject({ state: 'ended' });
  });
});

describe('nobody else', () => {
  it('sees, issues or downloads a certificate: the stay does not exist for them', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const { data } = await issue(who, reservation);
    const other = await person(host);
    expect((await listOf(other, reservation)).code).toBe('not_found');
    expect((await issue(other, reservation)).code).toBe('not_found');
    expect(
      (await issue(other, reservation, { position: 'x' } as never)).code,
      'before the body is read',
    ).toBe('not_found');
    expect((await fileOf(other, reservation, data)).status).toBe(404);
    const boss = await person(host, { role: 'admin' });
    expect((await fileOf(boss, reservation, data)).status).toBe(404);
    const own = await someoneWithAConfirmedReservation(host);
    expect((await fileOf(own.who, own.reservation, data)).status, 'through a stay of one’s own').toBe(404);
    expect((await host.call('GET', `/v1/reservations/${reservation.id}/certificates`)).status).toBe(401);
  });
});

describe('a passport number', () => {
  it('needs a consent of its own and the form of a passport’s', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    expect(await issue(who, reservation, { passportNumber: 'M12345678' })).toMatchObject({
      status: 400,
      fields: { consent: 'consent_required' },
    });
    for (const passportNumber of ['M1234', 'PASSPORT', 'M123456789X', 'M1234-여권'])
      expect(await issue(who, reservation, { passportNumber, consent: true })).toMatchObject(
        passportNumber === 'M1234'
          ? { status: 200 }
          : { fields: { passportNumber: 'passport_number_invalid' } },
      );
  });

  it('is stored encrypted with the consent, told to its owner alone, and erased after its time', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { guests: 1 });
    const { data } = await issue(who, reservation, { passportNumber: 'M12345678', consent: true });
    const stored = () =>
      host.ctx.db
        .selectFrom('residence_certificates')
        .selectAll()
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow();
    const row = await stored();
    expect(row).toMatchObject({ consent_version: rules.consentVersion, consented_at: new Date(START) });
    expect(host.ctx.cipher.isCurrent(row.file!)).toBe(true);
    expect(JSON.stringify(row)).not.toContain('M12345678');
    const exported = await host.call('GET', '/v1/users/me/export', { token: who.token });
    expect(JSON.stringify(exported)).toContain('M12345678');

    clock.set(`${addDays('2026-12-31', rules.storedDays)}T03:00:00Z`);
    await runJobs(host.ctx);
    expect((await stored()).file).not.toBeNull();
    clock.set(`${addDays('2026-12-31', rules.storedDays + 2)}T05:00:00Z`);
    await runJobs(host.ctx);
    expect(await stored()).toMatchObject({ file: null, passport_number: null });
    expect(await check(data.code)).toMatchObject({ known: true, state: 'ended' });
  });
});

describe('it is withdrawn in the moment in which the stay ends early', () => {
  it.each(['early_checkout', 'eviction'] as const)('by a check-out of kind %s', async (kind) => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const { data } = await issue(who, reservation, { passportNumber: 'M12345678', consent: true });
    const pdf = await bytesOf(who, reservation, data);
    clock.set(STAYING);
    expect(await check(data.code)).toMatchObject({ state: 'valid' });
    expect((await endsEarly(reservation, kind, '2026-12-05')).status).toBe(200);
    const withdrawn = { state: 'withdrawn', since: '2026-12-05T01:00:00.000Z' };
    expect(await check(data.code)).toMatchObject(withdrawn);
    expect(await checkFile(pdf), 'the file itself is as it was sealed').toMatchObject(withdrawn);
    const { data: list } = await listOf(who, reservation);
    expect(list).toMatchObject({ obstacle: 'ended_early', certificates: [withdrawn] });
    expect((await fileOf(who, reservation, data)).status).toBe(410);
    expect((await issue(who, reservation)).code).toBe('certificate_not_issuable');
    await eraseStoredFiles(host.ctx);
    expect((await listOf(who, reservation)).data.certificates).toMatchObject([
      { hasFile: false, hasPassportNumber: false },
    ]);
  });

  it('by the member’s cancellation', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const { data } = await issue(who, reservation);
    const done = await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, { token: who.token });
    expect(done.status, done.errorMessage).toBe(200);
    expect(await check(data.code)).toMatchObject({ state: 'withdrawn', since: '2026-11-21T01:00:00.000Z' });
  });

  it('by an administrator’s cancellation', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const { data } = await issue(who, reservation);
    const boss = await person(host, { role: 'admin' });
    const done = await host.call(
      'DELETE',
      `/v1/admin/reservations/${reservation.id}/cancel?reason=${encodeURIComponent('The home was flooded.')}`,
      { token: boss.token },
    );
    expect(done.status, done.errorMessage).toBe(200);
    expect(await check(data.code)).toMatchObject({ state: 'withdrawn' });
  });
});

describe('another contract', () => {
  it('of other dates replaces it once the change is completed, not while it pends', async () => {
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-01-10',
    });
    const { data } = await issue(who, reservation);
    const { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal } = wishBody({
      houseId,
      checkIn: '2027-01-05',
      nights: 35,
    });
    const body = { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal };
    const asked = await host.call<Reservation>('POST', `/v1/reservations/${reservation.id}/change`, {
      token: who.token,
      body,
    });
    expect(asked.status, asked.errorMessage).toBe(200);
    expect(await check(data.code)).toMatchObject({ state: 'valid', from: '2027-01-10' });
    expect((await issue(who, reservation)).data.id, 'the same contract still holds').toBe(data.id);
    clock.forward(60_000);
    await signAll(host, reservation);
    await payReservation(
      host,
      who,
      asked.data,
      asked.data.payments.findIndex(({ status }) => status === 'due'),
    );
    expect(await check(data.code)).toMatchObject({ state: 'replaced', since: '2026-11-21T01:01:00.000Z' });
    const { data: next } = await issue(who, reservation);
    expect(next).toMatchObject({ from: '2027-01-05', to: checkOut, state: 'valid' });
  });

  it('replaces it, and a new one is issued once everybody has signed that', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const { data } = await issue(who, reservation);
    const boss = await person(host, { role: 'admin' });
    const moved = await host.call('POST', `/v1/admin/reservations/${reservation.id}/move`, {
      token: boss.token,
      body: { houseId: await createHouse(host), reason: 'Repairs.' },
    });
    expect(moved.status, moved.errorMessage).toBe(200);
    expect(await check(data.code)).toMatchObject({ state: 'replaced', since: '2026-11-21T01:00:00.000Z' });
    expect((await fileOf(who, reservation, data)).status).toBe(410);
    expect((await listOf(who, reservation)).data.obstacle).toBe('unsigned');
    expect((await issue(who, reservation)).code).toBe('contract_unsigned');
    await signAll(host, reservation);
    const { data: next } = await issue(who, reservation);
    expect(next).toMatchObject({ state: 'valid' });
    expect(await check(data.code)).toMatchObject({ state: 'replaced' });
  });
});

describe('limits', () => {
  it('hold for issuing, by account, with the time to wait', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    for (let count = 0; count < rules.mostPerHour; count += 1)
      expect((await issue(who, reservation)).status).toBe(200);
    const refused = await issue(who, reservation);
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refused.errorMessage).toMatch(/\d/);
    clock.forward(3_600_001);
    expect((await issue(who, reservation)).status).toBe(200);
  });

  it('refuse a stay that is not paid, and what is no SHA-256', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    expect((await listOf(who, reservation)).data).toMatchObject({
      obstacle: 'not_confirmed',
      certificates: [],
    });
    expect((await issue(who, reservation)).code).toBe('certificate_not_issuable');
    expect((await host.call('GET', '/v1/certificates/files/zz')).code).toBe('invalid_input');
  });

  it('hold for looking up, by place', async () => {
    clock.forward(10 * 60_000);
    const answers = [];
    for (let count = 0; count < 31; count += 1)
      answers.push((await host.call('GET', '/v1/certificates/AAAA-BBBB-CCCC-DDDD')).status);
    expect(answers.at(-1)).toBe(429);
  });
});
