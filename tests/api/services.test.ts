import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberHash } from '#server/adapters/services/channel-talk.ts';
import { readConfig } from '#server/config.ts';
import { person, startTestHost, type TestHost } from '#tests/kit/api.ts';

const secret = '4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25';
const env = {
  DATA_DIR: '.tmp/config',
  TOKEN_SECRET: 'a secret that only this test uses',
  VAPID_PUBLIC_KEY: 'a',
  VAPID_PRIVATE_KEY: 'b',
};

let host: TestHost;
let configured: TestHost;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
  configured = await startTestHost({
    demo: false,
    services: {
      analytics: { measurementId: 'G-TEST0001' },
      advertising: { conversionId: 'AW-123456789', labels: { share: 'AbC' } },
      chat: { pluginKey: 'a-plugin-key', secret },
    },
  });
});
afterAll(async () => {
  await host.close();
  await configured.close();
});

it('names no service where none is set up, and nobody has an identity there', async () => {
  expect((await host.call('GET', '/v1/services')).data).toEqual({
    analytics: null,
    advertising: null,
    chat: null,
  });
  const { token } = await person(host);
  expect(await host.call('GET', '/v1/users/me/chat-identity', { token })).toMatchObject({ status: 404 });
});

it('names those that are, without their secret', async () => {
  const { data } = await configured.call('GET', '/v1/services');
  expect(data).toEqual({
    analytics: { measurementId: 'G-TEST0001' },
    advertising: { conversionId: 'AW-123456789', labels: { share: 'AbC' } },
    chat: { pluginKey: 'a-plugin-key' },
  });
  expect(JSON.stringify(data)).not.toContain(secret);
});

it('gives a member their own hash, and nobody else', async () => {
  const { token, id } = await person(configured);
  expect((await configured.call('GET', '/v1/users/me/chat-identity', { token })).data).toEqual({
    memberId: id,
    memberHash: memberHash(secret, id),
  });
  expect(await configured.call('GET', '/v1/users/me/chat-identity')).toMatchObject({ status: 401 });
});

it('is configured by ids that can be ids, the chat by key and secret together', () => {
  const read = (more: Record<string, string>) => readConfig({ ...env, ...more });
  expect(read({})).toMatchObject({ analytics: undefined, advertising: undefined, chat: undefined });
  expect(
    read({
      GA_MEASUREMENT_ID: 'G-TEST0001',
      GOOGLE_ADS_ID: 'AW-123456789',
      GOOGLE_ADS_LABELS: 'share=AbC,signup_complete=D-e_F',
      CHANNEL_PLUGIN_KEY: 'a-plugin-key',
      CHANNEL_SECRET: secret,
    }),
  ).toMatchObject({
    analytics: { measurementId: 'G-TEST0001' },
    advertising: { conversionId: 'AW-123456789', labels: { share: 'AbC', signup_complete: 'D-e_F' } },
    chat: { pluginKey: 'a-plugin-key', secret },
  });
  expect(() => read({ GA_MEASUREMENT_ID: 'UA-1' })).toThrow('GA_MEASUREMENT_ID');
  expect(() => read({ GOOGLE_ADS_ID: 'AW-123456789', GOOGLE_ADS_LABELS: 'visits=AbC' })).toThrow(
    'GOOGLE_ADS_LABELS',
  );
  expect(() => read({ CHANNEL_PLUGIN_KEY: 'a-plugin-key' })).toThrow('CHANNEL_SECRET');
});
