import { beforeAll, describe, expect, it } from 'vitest';
import { demoLogins } from '#server/demo/people.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { email, password } = demoLogins.find(({ role }) => role === 'admin')!;

beforeAll(async () => {
  for (const who of [email, 'somebody@people.example'])
    await host.call('POST', '/v1/auth/sign-up', {
      body: {
        email: who,
        password,
        firstName: 'Jion',
        lastName: 'Han',
        phoneCountry: '+82',
        phone: '1020003000',
        birthDate: '1990-02-11',
        language: 'ko',
        consents: { terms: true, privacy: true },
      },
    });
});

async function logIn({ from = '127.0.0.1', to = 'localhost:4100', headers = {}, as = email } = {}) {
  const request = new Request(`http://${to}/v1/auth/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: as, password }),
  });
  const answer = await host.fetch(request, { incoming: { socket: { remoteAddress: from } } });
  return answer.status;
}

describe('the passwords of the demo, which everybody knows,', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'open its accounts at this machine, from %s',
    async (from) => {
      expect(await logIn({ from })).toBe(200);
    },
  );

  it.each([
    ['another machine', { from: '203.0.113.7' }],
    ['a proxy on this machine that adds X-Forwarded-For', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['one that claims to be this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['one that adds Forwarded', { headers: { forwarded: 'for=203.0.113.7' } }],
    ['one that says its name only', { headers: { via: '1.1 proxy' } }],
    ['a name that leads here', { to: 'ondol.example' }],
  ])('open nothing from %s', async (_, request) => {
    expect(await logIn(request)).toBe(401);
  });

  it('open nothing behind a proxy that says nothing, where the product has a public address', async () => {
    const { publicUrl } = host.config;
    host.config.publicUrl = 'https://ondol.example';
    expect(await logIn()).toBe(401);
    host.config.publicUrl = publicUrl;
  });

  it('are passwords like others for other accounts, and where the operator says so', async () => {
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect(await logIn({ ...elsewhere, as: 'somebody@people.example' })).toBe(200);
    host.config.demoLogins = 'anywhere';
    expect(await logIn(elsewhere)).toBe(200);
    host.config.demoLogins = 'loopback';
  });
});
