import { describe, expect, it } from 'vitest';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { SigningView } from '#contract/contracts.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { Language } from '#contract/shared.ts';
import { booking } from '#contract/rules/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { identity } from '#tests/kit/identities.ts';
import { opened } from '#tests/kit/outbox.ts';
import {
  createHouse,
  hours,
  payReservation,
  signingTokens,
  stayOf,
  wishBody,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let strangers = 0;

function twoPeople(houseId: string, language?: unknown, nights = 30) {
  const body = wishBody({ houseId, guests: 2, nights });
  const email = `friend${strangers}@people.example`;
  const [first, second] = body.occupants;
  const friend = { ...second!, email, phone: `91234${1000 + strangers}` };
  return {
    ...body,
    occupants: [first!, language === undefined ? friend : { ...friend, language }],
    email,
    phone: friend.phone,
  };
}

async function requestFor(language?: unknown, change: { language?: Language } = {}) {
  strangers += 1;
  const who = await person(host, { language: change.language ?? 'ko' });
  const houseId = await createHouse(host);
  const { email, phone, ...body } = twoPeople(houseId, language);
  const answer = await host.call<Reservation>('POST', '/v1/reservations', { token: who.token, body });
  // A link that waits to be sent gives way to a later one.
  await runJobs(host.ctx);
  return { who, houseId, answer, reservation: answer.data, email, phone };
}

async function writtenTo(...addresses: string[]) {
  const rows = await host.ctx.db
    .selectFrom('outbox')
    .select(['kind', 'channel', 'language', 'content'])
    .where((eb) => eb.or(addresses.map((each) => eb('recipient', 'like', `%${each}`))))
    .orderBy('created_at')
    .execute();
  return opened(host, rows);
}

const kindsOf = (rows: Awaited<ReturnType<typeof writtenTo>>) =>
  [...new Set(rows.map(({ kind, language }) => `${kind} ${language}`))].toSorted();

const viewOf = (token: string) => host.call<SigningView>('GET', `/v1/contracts/${token}`);

async function signIn(token: string, language?: string) {
  const { data } = await viewOf(token);
  const body = {
    consent: true,
    identity,
    signature: { kind: 'typed', text: data.signerName },
    timeZone: 'Asia/Seoul',
    ...(language ? { language } : {}),
  };
  return host.call<SigningView>('POST', `/v1/contracts/${token}/sign`, { body });
}

const occupantsOf = async (who: Person, id: string) =>
  (await stayOf(host, { ...who, token: await tokenNow(host, who) }, id)).data.occupants;

describe('an occupant who is not the member', () => {
  it('is written to in the language asked for with them, from the first link to the end of the stay', async () => {
    const { who, reservation, email, phone } = await requestFor('en');
    expect(reservation.occupants.map(({ language }) => language)).toEqual([null, 'en']);
    const [own, friend] = await signingTokens(host, reservation);
    expect((await viewOf(friend!)).data).toMatchObject({ language: 'en', isBooker: false });
    expect((await viewOf(own!)).data.language).toBe('ko');
    host.clock.forward(hours(booking.signingReminderHours[0]));
    await runJobs(host.ctx);
    await signIn(own!);
    await signIn(friend!);
    await payReservation(host, { ...who, token: await tokenNow(host, who) }, reservation);
    host.clock.set('2026-11-30T07:00:00Z');
    await runJobs(host.ctx);
    await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, {
      token: await tokenNow(host, who),
    });
    expect(kindsOf(await writtenTo(email, phone))).toEqual([
      'check-in-occupant en',
      'contract-occupant en',
      'contract-signed en',
      'signing-reminder en',
      'stay-confirmed-occupant en',
      'stay-ended-occupant en',
    ]);
    expect((await writtenTo(who.email)).every(({ language }) => language === 'ko')).toBe(true);
  });

  it('is written to in the language of the member where none was asked for', async () => {
    const { reservation, email } = await requestFor(undefined, { language: 'en' });
    expect(reservation.occupants[1]).toMatchObject({ language: null, isOwnLanguage: false });
    expect(kindsOf(await writtenTo(email))).toEqual(['contract-occupant en']);
  });

  it('has one of our languages', async () => {
    const { answer } = await requestFor('vi');
    expect(answer.status).toBe(400);
    expect(answer.fields).toEqual({ 'occupants.1.language': expect.any(String) });
  });

  it('chooses another one when signing, which holds from then on, whatever the member says later', async () => {
    const { who, houseId, reservation, email } = await requestFor('ko');
    const [own, friend] = await signingTokens(host, reservation);
    await signIn(own!);
    const chosen = await host.call<SigningView>('POST', `/v1/contracts/${friend}/language`, {
      body: { language: 'en' },
    });
    expect(chosen).toMatchObject({ status: 200, data: { language: 'en' } });
    expect((await viewOf(friend!)).data.language).toBe('en');
    expect((await occupantsOf(who, reservation.id))[1]).toMatchObject({
      language: 'en',
      isOwnLanguage: true,
    });

    const { email: _, phone: __, ...body } = twoPeople(houseId, 'ko', 40);
    const changed = await host.call<Reservation>('POST', `/v1/reservations/${reservation.id}/change`, {
      token: await tokenNow(host, who),
      body,
    });
    expect(changed.data.occupants[1]).toMatchObject({ language: 'en', isOwnLanguage: true });
    const mails = await writtenTo(email);
    expect(mails.map(({ language }) => language)).toEqual(['ko', 'en']);
  });

  it('signs in a language, which holds from then on, also under a change of a confirmed stay', async () => {
    const { who, houseId, reservation, email } = await requestFor('ko');
    const [own, friend] = await signingTokens(host, reservation);
    await signIn(friend!, 'en');
    await signIn(own!, 'en');
    expect(kindsOf(await writtenTo(email))).toEqual(['contract-occupant ko', 'contract-signed en']);
    expect(await writtenTo(who.email).then(kindsOf)).not.toContain('contract-signed en');
    await payReservation(host, who, reservation);

    // A third one comes with the change, and signs before it is completed.
    const { email: _, phone: __, ...body } = twoPeople(houseId, 'ko', 40);
    const third = { ...body.occupants[1]!, firstName: 'Hana', email: `third-${email}` };
    const wish = { ...body, guests: 3, occupants: [...body.occupants, third] };
    const asked = await host.call<Reservation>('POST', `/v1/reservations/${reservation.id}/change`, {
      token: who.token,
      body: wish,
    });
    expect(asked.status).toBe(200);
    host.clock.forward(hours(1));
    const [, again, new_] = await signingTokens(host, reservation);
    expect((await viewOf(again!)).data.language).toBe('en');
    expect((await viewOf(new_!)).data.language).toBe('ko');
    await signIn(new_!, 'en');
    await host.call('DELETE', `/v1/reservations/${reservation.id}/change`, {
      token: await tokenNow(host, who),
    });
    expect(kindsOf(await writtenTo(`third-${email}`))).toEqual([
      'change-dropped-occupant en',
      'contract-occupant ko',
    ]);
  });

  it('chooses so often and no more within an hour', async () => {
    const { reservation } = await requestFor('ko');
    const [, friend] = await signingTokens(host, reservation);
    const statuses: number[] = [];
    for (let turn = 0; turn < 32; turn += 1) {
      const language = turn % 2 ? 'ko' : 'en';
      const body = { language };
      statuses.push((await host.call('POST', `/v1/contracts/${friend}/language`, { body })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the passport that a signer is asked for', () => {
  it('begins with the names that were typed for the booking, in the letters of a passport', async () => {
    const { reservation } = await requestFor('en');
    const [own, friend] = await signingTokens(host, reservation);
    expect((await viewOf(own!)).data.known).toMatchObject({ surname: 'NGUYEN', givenNames: 'LINH' });
    // Of "Nguyễn 2" a passport cannot have the digit.
    expect((await viewOf(friend!)).data.known).toMatchObject({ surname: '', givenNames: 'LINH' });
  });
});

describe('an administrator', () => {
  it('corrects the language of an occupant, who is mailed a contract in it', async () => {
    const { reservation, email, phone } = await requestFor('ko');
    const administrator = await person(host, { role: 'admin' });
    const { data } = await host.call<AdminReservationDetail>(
      'GET',
      `/v1/admin/reservations/${reservation.id}`,
      {
        token: administrator.token,
      },
    );
    const { isOwnLanguage: _, ...friend } = data.occupants[1]!;
    const corrected = await host.call<{ occupants: Reservation['occupants'] }>(
      'PUT',
      `/v1/admin/reservations/${reservation.id}/occupants/2`,
      {
        token: administrator.token,
        body: { ...friend, phone, language: 'en' },
        headers: { 'if-match': `"${data.version}"` },
      },
    );
    expect(corrected.data.occupants[1]).toMatchObject({ language: 'en', phone });
    host.clock.forward(hours(1));
    await runJobs(host.ctx);
    expect((await writtenTo(email)).at(-1)?.language).toBe('en');
  });
});
