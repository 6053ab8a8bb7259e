import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/accounts.ts';
import type { ContractText } from '#contract/contract-text.ts';
import type { SigningView } from '#contract/contracts.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { TokenPair } from '#contract/sign-in.ts';
import { links } from '#contract/rules/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { unsentMessages } from '#server/platform/outbox-store.ts';
import type { Person } from '#tests/kit/api.ts';
import { logIn, password, signUpForm } from '#tests/kit/accounts.ts';
import {
  createHouse,
  messages,
  minutes,
  payReservation,
  requestReservation,
  signingToken,
  signReservation,
  stayOf,
  wishBody,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');

const shortForm = (changes: object = {}) => {
  const { phoneCountry: _, phone: __, birthDate: ___, ...form } = signUpForm();
  return { ...form, consents: { terms: true, privacy: true, age: true }, ...changes };
};

/** Creates a person who signed up while booking: no phone, no date of birth, an unconfirmed address. */
async function newcomer(): Promise<Person> {
  const body = shortForm();
  const { data } = await host.call<TokenPair>('POST', '/v1/auth/sign-up', { body });
  const { data: me } = await host.call<{ id: string }>('GET', '/v1/users/me', { token: data.accessToken });
  return { email: body.email, token: data.accessToken, id: me.id, password } as unknown as Person;
}

const profileOf = async ({ token }: Person) =>
  (await host.call<Profile>('GET', '/v1/users/me/profile', { token })).data;

async function bookedBy(who: Person, wish: object = {}): Promise<Reservation> {
  const { data } = await requestReservation(host, who, { houseId: await createHouse(host), ...wish });
  return data;
}

describe('a sign-up within a booking', () => {
  it('takes neither phone nor birth date, and wants the age instead', async () => {
    const without = await host.call('POST', '/v1/auth/sign-up', {
      body: shortForm({ consents: { terms: true, privacy: true } }),
    });
    expect(without).toMatchObject({ status: 400, code: 'age_required' });
    const half = await host.call('POST', '/v1/auth/sign-up', { body: shortForm({ phone: '912345678' }) });
    expect(half).toMatchObject({ status: 400, code: 'phone_invalid' });

    const linh = await newcomer();
    expect(await profileOf(linh)).toMatchObject({ phone: null, phoneCountry: null, birthDate: null });
    const { data } = await host.call<{ consents: { kind: string }[] }>('GET', '/v1/users/me/export', {
      token: linh.token,
    });
    expect(data.consents.map(({ kind }) => kind).toSorted()).toEqual(['age', 'privacy', 'terms']);
  });

  it('lets the profile be changed without a phone, and never takes one away', async () => {
    const linh = await newcomer();
    const change = (body: object) =>
      host.call<Profile>('POST', '/v1/users/me/profile', { token: linh.token, body });
    const names = { firstName: 'Linh', lastName: 'Trần' };
    expect((await change(names)).data).toMatchObject({ lastName: 'Trần', phone: null });
    const told = { phoneCountry: '+84', phone: '987654321' };
    expect((await change({ ...names, ...told })).data).toMatchObject(told);
    expect((await change(names)).data).toMatchObject(told);
    expect(await change({ ...names, phone: '1' })).toMatchObject({ status: 400, code: 'phone_invalid' });
  });

  it('learns the phone with the request and the birth date with the signature', async () => {
    const linh = await newcomer();
    const reservation = await bookedBy(linh);
    const [occupant] = reservation.occupants;
    expect(await profileOf(linh)).toMatchObject({
      phone: occupant!.phone,
      phoneCountry: occupant!.phoneCountry,
      birthDate: null,
    });
    const token = await signingToken(host, linh);
    const { data: view } = await host.call<SigningView>('GET', `/v1/contracts/${token}`);
    expect(view.known.birthDate).toBe('');
    await signReservation(host, token);
    expect((await profileOf(linh)).birthDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await payReservation(host, linh, await stayOf(host, linh, reservation.id).then(({ data }) => data));
    expect((await stayOf(host, linh, reservation.id)).data.status).toBe('confirmed');
  });

  it('gets one mail, whose link signs and confirms the address', async () => {
    const body = shortForm({ toBook: true });
    const { data } = await host.call<TokenPair>('POST', '/v1/auth/sign-up', { body });
    const linh = { email: body.email, token: data.accessToken } as Person;
    await runJobs(host.ctx);
    const reservation = await bookedBy(linh);
    host.clock.forward(minutes(61));
    await runJobs(host.ctx);
    const mails = await messages(host, linh.email, '');
    expect(mails.map(({ kind, sent_at }) => [kind, sent_at !== null])).toEqual([['contract', true]]);
    await signReservation(host, await signingToken(host, linh));
    const { data: again } = await logIn(host, linh.email);
    const { data: seen } = await stayOf(host, { ...linh, token: again.accessToken }, reservation.id);
    expect(seen).toMatchObject({ signed: true, emailConfirmed: true });
  });

  it('is asked to confirm the address where no request follows, which is no late mail', async () => {
    const body = shortForm({ toBook: true });
    await host.call('POST', '/v1/auth/sign-up', { body });
    const asked = async () =>
      (await messages(host, body.email, '')).filter(({ sent_at }) => sent_at !== null);
    host.clock.forward(minutes(links.confirmationWaitMinutes - 1));
    await runJobs(host.ctx);
    expect(await asked()).toEqual([]);
    const late = await unsentMessages(host.ctx.db, new Date(host.clock.now()));
    expect(late.filter(({ recipient }) => recipient === body.email)).toEqual([]);
    host.clock.forward(minutes(2));
    await runJobs(host.ctx);
    expect((await asked()).map(({ kind }) => kind)).toEqual(['confirm-address']);
  });

  it('refuses a request without a phone, naming the field', async () => {
    const linh = await newcomer();
    const wish = wishBody({ houseId: await createHouse(host) });
    const [first] = wish.occupants;
    const body = { ...wish, occupants: [{ ...first, phone: '' }] };
    const answer = await host.call('POST', '/v1/reservations', { token: linh.token, body });
    expect(answer).toMatchObject({ status: 400, code: 'phone_required' });
    expect(answer.fields).toHaveProperty(['occupants.0.phone']);
  });

  it('refuses a request with a phone that cannot be called, naming the one of the fields', async () => {
    const linh = await newcomer();
    const wish = wishBody({ houseId: await createHouse(host), guests: 2 });
    const [first] = wish.occupants;
    const second = { ...first, email: 'second@people.example', phoneCountry: '+84', phone: '91234567012' };
    const body = { ...wish, occupants: [first, second] };
    const answer = await host.call('POST', '/v1/reservations', { token: linh.token, body });
    expect(answer).toMatchObject({ status: 400, code: 'phone_invalid' });
    expect(answer.fields).toEqual({ 'occupants.1.phone': 'phone_invalid' });
  });

  it('cannot sign without the mail until the address is confirmed', async () => {
    const linh = await newcomer();
    const reservation = await bookedBy(linh);
    const link = () =>
      host.call<{ token: string }>('POST', `/v1/reservations/${reservation.id}/signing-link`, {
        token: linh.token,
      });
    expect(await link()).toMatchObject({ code: 'email_not_confirmed' });
    await host.ctx.db
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date(host.clock.now()) })
      .where('email', '=', linh.email)
      .execute();
    const { data } = await link();
    await signReservation(host, data.token);
    expect((await stayOf(host, linh, reservation.id)).data.signed).toBe(true);
    expect(await link()).toMatchObject({ code: 'contract_signed' });
    const other = await newcomer();
    const path = `/v1/reservations/${reservation.id}/signing-link`;
    expect(await host.call('POST', path, { token: other.token })).toMatchObject({ status: 404 });
  });
});

describe('another way to pay', () => {
  const choose = (who: Person, id: string, paymentMethod: string) =>
    host.call<Reservation>('POST', `/v1/reservations/${id}/payment-method`, {
      token: who.token,
      body: { paymentMethod },
    });

  it('within won changes nothing else; in dollars the amounts and the contract are new', async () => {
    const linh = await newcomer();
    const reservation = await bookedBy(linh);
    const token = await signingToken(host, linh);
    await signReservation(host, token);
    const won = await choose(linh, reservation.id, 'virtual-account');
    expect(won.code).toBeUndefined();
    expect(won.data).toMatchObject({
      paymentMethod: 'virtual-account',
      signed: true,
      isInternational: false,
    });

    const dollars = (await choose(linh, reservation.id, 'international-card')).data;
    expect(dollars).toMatchObject({ isInternational: true, signed: false, price: reservation.price });
    const cents = dollars.payments.map(({ amountUsdCents }) => amountUsdCents ?? 0);
    expect(cents.reduce((sum, part) => sum + part, 0)).toBe(dollars.totalUsdCents);
    expect(dollars.payments.map(({ id }) => id)).toEqual(reservation.payments.map(({ id }) => id));
    const { data: text } = await host.call<ContractText>(
      'GET',
      `/v1/reservations/${reservation.id}/contract/text`,
      {
        token: linh.token,
      },
    );
    expect(JSON.stringify(text.blocks)).toContain('US$');

    const back = (await choose(linh, reservation.id, 'card')).data;
    expect(back).toMatchObject({ isInternational: false, totalUsdCents: null });
    expect(back.payments.every(({ amountUsdCents }) => amountUsdCents === null)).toBe(true);
  });

  it('is over with the first payment', async () => {
    const linh = await newcomer();
    const reservation = await bookedBy(linh);
    await payReservation(host, linh, reservation);
    expect(await choose(linh, reservation.id, 'transfer')).toMatchObject({ code: 'not_changeable' });
  });
});

describe('the text of a contract', () => {
  it('is of the file that the link downloads, before and after the signature', async () => {
    const linh = await newcomer();
    const reservation = await bookedBy(linh);
    const token = await signingToken(host, linh);
    const read = async () => ({
      text: (await host.call<ContractText>('GET', `/v1/contracts/${token}/text`)).data,
      view: (await host.call<SigningView>('GET', `/v1/contracts/${token}`)).data,
    });
    const before = await read();
    expect(before.text.sha256).toBe(before.view.sha256);
    expect(before.text.blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(8);
    await signReservation(host, token);
    const after = await read();
    expect(after.text.sha256).toBe(after.view.sha256);
    expect(after.text.sha256).not.toBe(before.text.sha256);
    expect(JSON.stringify(after.text.blocks)).toContain(before.text.sha256);
    const own = await host.call<ContractText>('GET', `/v1/reservations/${reservation.id}/contract/text`, {
      token: linh.token,
    });
    expect(own.data).toEqual(after.text);
  });
});
