import { expect, it } from 'vitest';
import { mails } from '#contract/rules/policy.ts';
import { consultations as consultationPolicy } from '#contract/rules/consultations/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { signUp, signUpForm } from '#tests/kit/accounts.ts';
import { person, tokenNow } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  messages,
  minutes,
  payReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  wishBody,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;
const mailsTo = async (email: string) =>
  (await messages(host, email, '')).filter(({ channel }) => channel === 'email');

it('an address that nobody has shown to be theirs gets so many mails a day, whatever kind they are of', async () => {
  const victim = 'victim@elsewhere.example';
  const member = await signUp(host, { email: victim });
  const asVictim = (path: string, body: object) => host.call('POST', path, { token: member.token, body });
  for (let tries = 0; tries < 30; tries += 1) {
    await asVictim('/v1/auth/resend-confirmation', {});
    await host.call('POST', '/v1/auth/forgot-password', { body: { email: victim } });
    const stranger = await signUp(host);
    await host.call('POST', '/v1/users/me/email', {
      token: stranger.token,
      body: { email: victim, password: 'warmfloor1' },
    });
    clock.forward(minutes(11));
    const again = await host.call<{ accessToken: string }>('POST', '/v1/auth/log-in', {
      body: { email: victim, password: 'warmfloor1' },
    });
    member.token = again.data.accessToken;
    await runJobs(host.ctx).catch(() => undefined);
  }
  expect((await mailsTo(victim)).length).toBe(mails.perUnprovenAddress);
  const refused = await asVictim('/v1/auth/resend-confirmation', {});
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });

  // Accounts that are known to be somebody's cause no more.
  const { who, reservation } = await someoneWithAConfirmedReservation(host, { nights: 90 });
  const link = await host.call(
    'POST',
    `/v1/reservations/${reservation.id}/payments/${reservation.payments[1]!.id}/links`,
    {
      token: await tokenNow(host, who),
      body: { language: 'en', mail: { to: victim, name: 'Mẹ' } },
    },
  );
  expect(link).toMatchObject({ status: 429, code: 'too_many_requests' });
  const house = await createHouse(host);
  const booked = wishBody({ houseId: house, guests: 2, checkIn: '2027-01-10' });
  const answer = await host.call<{ id: string }>('POST', '/v1/reservations?isInternational=false', {
    token: await tokenNow(host, who),
    body: {
      ...booked,
      occupants: booked.occupants.with(1, { ...booked.occupants[1]!, email: victim }),
    },
  });
  expect(answer.status, 'who books is held up by nothing').toBe(200);
  expect((await mailsTo(victim)).length).toBe(mails.perUnprovenAddress);
  const held = await host.ctx.db
    .selectFrom('contract_signers')
    .select('link_held_until')
    .where('email', '=', victim)
    .executeTakeFirstOrThrow();
  expect(held.link_held_until, 'the link leaves by itself the day after').not.toBeNull();

  clock.set(new Date(held.link_held_until!.getTime() + 1000).toISOString());
  await runJobs(host.ctx).catch(() => undefined);
  const later = (await mailsTo(victim)).slice(mails.perUnprovenAddress);
  expect(later.some(({ text }) => text.includes('/sign?token='))).toBe(true);
});

it('what somebody has paid for is told, though the address has had its mails of the day', async () => {
  const { who, reservation } = await someoneWithAReservation(host);
  await host.ctx.db
    .updateTable('accounts')
    .set({ email_confirmed_at: null })
    .where('id', '=', who.id)
    .execute();
  for (let tries = 0; tries < mails.perUnprovenAddress + 2; tries += 1) {
    await host.call('POST', '/v1/auth/resend-confirmation', { token: await tokenNow(host, who) });
    clock.forward(minutes(11));
  }
  expect((await payReservation(host, { ...who, token: await tokenNow(host, who) }, reservation)).status).toBe(
    200,
  );
  const told = (await mailsTo(who.email)).map(({ kind }) => kind);
  expect(told).toContain('payment-received');
});

it('one network makes so many accounts a day', async () => {
  await host.ctx.db.deleteFrom('allowances').execute();
  let made = 0;
  for (let tries = 0; tries < mails.signUpsPerDay + 3; tries += 1) {
    const { status } = await host.call('POST', '/v1/auth/sign-up', { body: signUpForm() });
    if (status === 200) made += 1;
    else expect(status).toBe(429);
    clock.forward(minutes(2));
  }
  expect(made).toBe(mails.signUpsPerDay);
  clock.forward(hours(24));
  expect((await host.call('POST', '/v1/auth/sign-up', { body: signUpForm() })).status).toBe(200);
});

it('many who ask for a consultation at once are one mail to each administrator', async () => {
  const boss = await person(host, { role: 'admin' });
  const told = async () =>
    (await messages(host, boss.email, '')).filter(({ kind }) => kind?.startsWith('consultation'));
  const ask = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      await host.ctx.db.deleteFrom('allowances').execute();
      const wish = { name: '박정우', phone: '01087654321', email: '', district: '마포구', rooms: 12 };
      const { status } = await host.call('POST', '/v1/consultations', {
        body: { ...wish, message: '두 층이 비어 있습니다.', language: 'ko', seconds: 40 },
      });
      expect(status).toBe(200);
    }
    await runJobs(host.ctx).catch(() => undefined);
  };
  await ask(1);
  expect(
    (await told()).map(({ kind }) => kind),
    'the first at once',
  ).toEqual(['consultation']);
  for (let round = 0; round < 4; round += 1) {
    await ask(10);
    clock.forward(minutes(5));
  }
  expect(await told(), 'the rest waits').toHaveLength(1);
  clock.forward(hours(consultationPolicy.digestHours));
  await runJobs(host.ctx).catch(() => undefined);
  const both = await told();
  expect(both.map(({ kind }) => kind)).toEqual(['consultation', 'consultations']);
  expect(both[1]!.text).toContain('40');
});
