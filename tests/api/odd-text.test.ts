import { describe, expect, it } from 'vitest';
import { signUp, signUpForm } from '#tests/kit/accounts.ts';
import { person } from '#tests/kit/api.ts';
import { identity } from '#tests/kit/identities.ts';
import {
  createHouse,
  requestReservation,
  signingToken,
  signReservation,
  someoneWithAReservation,
  stayOf,
  wishBody,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');

const NUL = 'a\u0000b';

describe('names that are hard to write', () => {
  it.each(['𠮷', '😀', 'ệ'.normalize('NFD'), 'ก', 'م'])(
    '300 of %s are taken where one signs up, stays and signs',
    async (character) => {
      const name = character.normalize('NFC').repeat(300);
      const typed = character.repeat(300);
      const { token } = await signUp(host, { firstName: typed, lastName: typed });
      const { data: profile } = await host.call<{ firstName: string }>('GET', '/v1/users/me/profile', {
        token,
      });
      expect(profile.firstName).toBe(name);

      const linh = await person(host, { name });
      const { data: stay, status } = await requestReservation(host, linh, {
        houseId: await createHouse(host),
        names: [[typed, typed]],
      });
      expect(status).toBe(200);
      expect(stay.occupants[0]).toMatchObject({ firstName: name, lastName: name });
      const signed = await signReservation(host, await signingToken(host, linh), {
        kind: 'typed',
        text: `${typed} Nguyễn`,
      });
      expect(signed).toMatchObject({ status: 200, data: { status: 'signed' } });
    },
  );

  it('one that shows nothing is asked for again', async () => {
    const body = signUpForm({ firstName: '\u200B', lastName: '\u3164' });
    expect(await host.call('POST', '/v1/auth/sign-up', { body })).toMatchObject({
      status: 400,
      code: 'name_required',
      fields: { firstName: 'name_required', lastName: 'name_required' },
    });
    const { who, reservation } = await someoneWithAReservation(host);
    const token = await signingToken(host, who);
    expect(await signReservation(host, token, { kind: 'typed', text: '\u200B' })).toMatchObject({
      status: 400,
      code: 'signature_required',
    });
    expect((await stayOf(host, who, reservation.id)).data.signed).toBe(false);
  });
});

describe('a character that no database keeps', () => {
  it('in a request is refused in words, and nothing of it is written', async () => {
    const linh = await person(host);
    const body = wishBody({ houseId: await createHouse(host) });
    for (const wrong of [{ houseId: NUL }, { couponCode: NUL }])
      expect(
        await host.call('POST', '/v1/reservations', { token: linh.token, body: { ...body, ...wrong } }),
      ).toMatchObject({ status: 400, code: 'invalid_input' });
    const { data } = await host.call<unknown[]>('GET', '/v1/reservations/upcoming', { token: linh.token });
    expect(data).toEqual([]);
  });

  it('does not keep a contract from being signed or declined afterwards', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const token = await signingToken(host, who);
    const signature = { kind: 'typed', text: 'Nguyễn Linh' };
    expect(
      await host.call('POST', `/v1/contracts/${token}/sign`, {
        body: { consent: true, identity, signature, timeZone: NUL },
      }),
    ).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(
      await host.call('POST', `/v1/contracts/${token}/decline`, { body: { reason: NUL } }),
    ).toMatchObject({ status: 400, code: 'invalid_input' });
    expect((await stayOf(host, who, reservation.id)).data).toMatchObject({
      status: 'requested',
      signed: false,
    });
    expect((await signReservation(host, token)).status).toBe(200);
  });
});

it('half of a pair of surrogates is stored as the sign for what cannot be shown, and a whole pair stays', async () => {
  const { token } = await person(host, { role: 'admin' });
  const words = String.raw`a\ud83c\udfe0 \udfe0b \\ud83c`;
  const body = `{"title":{"ko":"${words}","en":"${words}"}}`;
  const { data } = await host.call<{ title: { ko: string } }>('POST', '/v1/admin/faq-groups', {
    token,
    body,
  });
  expect(data.title.ko).toBe(`a🏠 \ufffdb ${String.raw`\ud83c`}`);
});
