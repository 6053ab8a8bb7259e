import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const base = {
  DATA_DIR: '.tmp/config',
  TOKEN_SECRET: 'a secret that only this test uses',
  VAPID_PUBLIC_KEY: 'a',
  VAPID_PRIVATE_KEY: 'b',
};
const postgres = { ...base, DATABASE_URL: 'postgres://localhost/ondol' };

describe('a host with the embedded database', () => {
  it.each(['0.0.0.0', '::', '192.168.0.7', 'ondol.example'])(
    'does not open demo accounts and the outbox to the network at %s without being told so',
    (HOST) => {
      expect(() => readConfig({ ...base, HOST })).toThrow(/DEV_PAGES.*outright/);
      expect(() => readConfig({ ...base, HOST, DEMO: '1' })).toThrow('HOST');
      expect(() => readConfig({ ...base, HOST, DEV_PAGES: '0' })).toThrow('reset link');
      expect(readConfig({ ...base, HOST, DEMO: '0', DEV_PAGES: '0' })).toMatchObject({
        demo: false,
        devPages: false,
      });
      expect(readConfig({ ...base, HOST, DEMO: '1', DEV_PAGES: '1' })).toMatchObject({
        demo: true,
        devPages: true,
      });
    },
  );

  it.each([
    ['PUBLIC_URL', 'https://ondol.example'],
    ['PUBLIC_URL', 'http://192.168.0.7:4100'],
    ['TRUST_PROXY', '1'],
    ['APP_ORIGINS', 'http://localhost:3000,https://app.ondol.example'],
  ])('nor behind a proxy on the same machine, as %s=%s says', (name, value) => {
    expect(() => readConfig({ ...base, [name]: value })).toThrow(`${name}=`);
    expect(() => readConfig({ ...base, [name]: value, DEMO: '1' })).toThrow(/DEV_PAGES.*outright/);
    const outright = { [name]: value, DEMO: '1', DEV_PAGES: '0' };
    expect(readConfig({ ...base, ...outright })).toMatchObject({ demo: true, devPages: false });
  });

  it.each(['http://localhost:4100', 'http://127.0.0.1:9', 'http://[::1]:4100', 'https://ondol.localhost'])(
    'has both where PUBLIC_URL is %s',
    (PUBLIC_URL) => {
      expect(readConfig({ ...base, PUBLIC_URL })).toMatchObject({ demo: true, devPages: true });
    },
  );

  it.each([
    [undefined, 'loopback'],
    ['1', 'loopback'],
    ['0', 'loopback'],
    ['open', 'anywhere'],
  ])('takes the passwords of the demo, with DEMO=%s, from: %s', (DEMO, demoLogins) => {
    expect(readConfig({ ...base, DEMO })).toMatchObject({ demoLogins });
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('has both on this machine alone, at %s', (HOST) => {
    expect(readConfig({ ...base, HOST })).toMatchObject({ demo: true, devPages: true });
  });
});

it('a host on PostgreSQL has neither unless asked, wherever it listens', () => {
  expect(readConfig({ ...postgres, HOST: '0.0.0.0' })).toMatchObject({ demo: false, devPages: false });
});

describe('TRUST_PROXY', () => {
  it.each([
    [undefined, 0],
    ['0', 0],
    ['1', 1],
    ['2', 2],
  ])('%s means %s proxies', (TRUST_PROXY, trustedProxies) => {
    expect(readConfig({ ...postgres, TRUST_PROXY }).trustedProxies).toBe(trustedProxies);
  });

  it.each(['yes', '-1', '10', '1.5', '10.0.0.0/8'])('%s is no number of them', (TRUST_PROXY) => {
    expect(() => readConfig({ ...base, TRUST_PROXY })).toThrow('TRUST_PROXY must be the number of proxies');
  });
});
