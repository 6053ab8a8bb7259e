import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jwtVerify, importJWK } from 'jose';
import { pushFailures } from '#contract/rules/policy.ts';
import { webPush } from '#server/adapters/push/web-push.ts';
import { publishedRate } from '#server/adapters/rates/published.ts';
import { fitted, smsBytes } from '#server/adapters/sms/format.ts';
import { solapiSms } from '#server/adapters/sms/solapi.ts';
import { inTransaction } from '#server/context.ts';
import { dispatch } from '#server/platform/outbox.ts';
import { Undeliverable } from '#server/ports/undeliverable.ts';
import {
  deviceOf,
  person,
  startTestHost,
  testClock,
  tokenNow,
  type Person,
  type TestHost,
} from '#tests/kit/api.ts';
import { startLocalServer, type Answer, type Asked } from '#tests/kit/local-server.ts';
import { opened } from '#tests/kit/outbox.ts';

let answer: (asked: Asked) => Answer;
let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeEach(async () => {
  server = await startLocalServer((asked) => answer(asked));
});
afterEach(() => server.close());

describe('text messages through Solapi', () => {
  const clock = testClock();
  const sms = () =>
    solapiSms({ apiKey: 'NCS_KEY', apiSecret: 'secret', from: '0200000100', clock, base: server.url });
  const accepted: Answer = {
    body: { messageId: 'M4V1', groupId: 'G4V1', statusCode: '2000', statusMessage: '정상 접수' },
  };
  const link = 'https://ondol.example/m/1';
  const sent = () => JSON.parse(server.asked.at(-1)!.body.toString()).message as Record<string, string>;
  beforeEach(() => {
    answer = () => accepted;
  });

  it('are signed over date and salt with the secret', async () => {
    await sms().send({ key: 'k', to: '+82 1012345678', text: '안녕하세요' });
    const [call] = server.asked;
    expect(call).toMatchObject({ method: 'POST', path: '/messages/v4/send' });
    const said = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S+), signature=(\S+)$/.exec(
      call!.headers.authorization!,
    );
    const [, apiKey, date, salt, signature] = said!;
    expect(apiKey).toBe('NCS_KEY');
    expect(date).toBe('2026-11-21T01:00:00.000Z');
    expect(salt!.length).toBeGreaterThanOrEqual(12);
    expect(signature).toBe(createHmac('sha256', 'secret').update(`${date}${salt}`).digest('hex'));
  });

  it('go to Korea as one dials there, long ones as LMS', async () => {
    await sms().send({ key: 'k', to: '+82 1012345678', text: '짧은 글' });
    expect(sent()).toMatchObject({
      to: '01012345678',
      from: '0200000100',
      country: '82',
      type: 'SMS',
      text: '짧은 글',
    });
    await sms().send({ key: 'k', to: '+82 01012345678', text: `${'가'.repeat(45)}!` });
    expect(sent()).toMatchObject({ to: '01012345678', type: 'LMS' });
    await sms().send({ key: 'k', to: '+82 1012345678', text: `${'가'.repeat(1500)}\n${link}` });
    expect(smsBytes(sent()['text']!)).toBeLessThanOrEqual(2000);
    expect(sent()['text']!.endsWith(`\n${link}`)).toBe(true);
  });

  it('go abroad short, with the country beside the number', async () => {
    await sms().send({ key: 'k', to: '+84 0912345678', text: `${'Confirmed '.repeat(20)}\n${link}` });
    expect(sent()).toMatchObject({ to: '912345678', country: '84', type: 'SMS' });
    expect(smsBytes(sent()['text']!)).toBeLessThanOrEqual(90);
    expect(sent()['text']!.endsWith(`\n${link}`)).toBe(true);
    await sms().send({ key: 'k', to: '+39 0612345678', text: 'ciao' });
    expect(sent()).toMatchObject({ to: '0612345678', country: '39' });
  });

  it('tell a number that cannot be from trouble that passes', async () => {
    const failing = async (given: Answer, to = '+82 1012345678') => {
      answer = () => given;
      return sms()
        .send({ key: 'k', to, text: 't' })
        .catch((error: unknown) => error);
    };
    const refused = (status: number, errorCode: string): Answer => ({
      status,
      body: { errorCode, errorMessage: 'x' },
    });
    expect(await failing(refused(400, 'InvalidToFormat'))).toBeInstanceOf(Undeliverable);
    expect(await failing(accepted, 'a telephone')).toBeInstanceOf(Undeliverable);
    for (const passing of [
      refused(402, 'NotEnoughBalance'),
      refused(403, 'SignatureDoesNotMatch'),
      refused(500, 'InternalError'),
      { body: { messageId: 'M', statusCode: '3059', statusMessage: '변작된 발신번호' } },
    ]) {
      const error = await failing(passing);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(Undeliverable);
    }
  });

  it('count bytes as carriers do', () => {
    expect([smsBytes('abc'), smsBytes('가나다'), smsBytes('a가')]).toEqual([3, 6, 3]);
    expect(fitted('짧은 글', 90)).toBe('짧은 글');
    expect(smsBytes(fitted('가'.repeat(100), 90))).toBeLessThanOrEqual(90);
  });
});

describe('notifications', () => {
  const hostKeys = createECDH('prime256v1');
  hostKeys.generateKeys();
  const publicKey = hostKeys.getPublicKey('base64url');
  let host: TestHost;
  let who: Person;
  beforeAll(async () => {
    host = await startTestHost({ demo: false });
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    await host.ctx.db.deleteFrom('outbox').execute();
    who = await person(host);
    answer = () => ({ status: 201 });
    host.ctx.push = webPush({
      publicKey,
      privateKey: hostKeys.getPrivateKey('base64url'),
      publicUrl: 'https://ondol.example',
    });
  });

  async function device() {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    const [id, device] = [randomUUID(), await deviceOf(host, who.id)];
    const at = new Date(host.clock.now());
    await host.ctx.db
      .insertInto('push_subscriptions')
      .values({
        id,
        device_id: device,
        endpoint: `${server.url}/push/${id}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
        created_at: at,
      })
      .execute();
    const logOut = () =>
      host.ctx.db.updateTable('devices').set({ ended_at: at }).where('id', '=', device).execute();
    return { id, keys, auth, logOut };
  }
  const post = () =>
    inTransaction(host.ctx, (trx) =>
      host.ctx.outbox.post(trx, {
        key: `${who.id}:confirmed`,
        kind: 'stay-confirmed',
        channel: 'email',
        to: who.email,
        language: 'en',
        params: {
          name: 'Linh',
          house: { ko: '시험의 집', en: 'The Trial House' },
          checkIn: '2026-12-01',
          checkOut: '2026-12-31',
          code: 'OND-7K2M',
          address: { ko: '서울특별시 마포구', en: 'Mapo-gu, Seoul' },
          occupants: 'Nguyễn Linh',
          paid: 1_400_000,
          paidUsd: 0,
          nextOn: '',
          next: 0,
          nextUsd: 0,
          link: 'https://ondol.example/mypage/1',
        },
      }),
    );
  const pushes = async () =>
    opened(host, await host.ctx.db.selectFrom('outbox').selectAll().where('channel', '=', 'push').execute());

  it('reach every device that is logged in, encrypted for it alone and signed by the host', async () => {
    const devices = [await device(), await device()];
    const gone = await device();
    await gone.logOut();
    await post();
    await post();
    await dispatch(host.ctx);
    await dispatch(host.ctx);
    expect(server.asked.map((call) => call.path).toSorted()).toEqual(
      devices.map(({ id }) => `/push/${id}`).toSorted(),
    );
    for (const { id, keys, auth } of devices) {
      const call = server.asked.find(({ path }) => path.endsWith(id))!;
      expect(call.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      expect(JSON.parse(decrypted(call.body, keys, auth))).toEqual({
        title: 'Ondol',
        body: 'There is news for you. Open the app to read it.',
        link: 'https://ondol.example/mypage/1',
      });
      const [, token] = /^vapid t=([^,]+), k=(.+)$/.exec(call.headers.authorization!)!;
      const point = hostKeys.getPublicKey();
      const jwk = {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      };
      const { payload } = await jwtVerify(token!, await importJWK(jwk, 'ES256'));
      expect(payload.aud).toBe(server.url);
    }
    for (const row of await pushes()) expect(row.sent_at).not.toBeNull();
  });

  it.each([404, 410])('end where the push service says %i', async (status) => {
    answer = () => ({ status });
    const { id } = await device();
    await post();
    await dispatch(host.ctx);
    expect(await pushes()).toMatchObject([{ attempts: 1, failed_at: expect.any(Date) }]);
    const left = await host.ctx.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('are tried again while the push service is down, and hold no mail up', async () => {
    answer = () => ({ status: 503 });
    await device();
    await post();
    await dispatch(host.ctx);
    expect(await pushes()).toMatchObject([{ attempts: 1, failed_at: null, sent_at: null }]);
    const mail = opened(
      host,
      await host.ctx.db.selectFrom('outbox').selectAll().where('channel', '=', 'email').execute(),
    );
    expect(mail).toMatchObject([{ sent_at: expect.any(Date) }]);
  });

  const isSubscribed = async (id: string) =>
    (await host.ctx.db.selectFrom('push_subscriptions').select('id').where('id', '=', id).execute()).length >
    0;

  it.each([429, 500, 503])(
    'stay subscribed where the push service is busy (%i), however often',
    async (status) => {
      answer = () => ({ status });
      const { id } = await device();
      await post();
      for (let attempt = 0; attempt <= pushFailures; attempt += 1) {
        await dispatch(host.ctx);
        host.clock.forward(3_600_000);
      }
      expect(await isSubscribed(id)).toBe(true);
    },
  );

  it('end where the push service refuses again and again, and not before', async () => {
    answer = () => ({ status: 403 });
    const { id } = await device();
    await post();
    for (let attempt = 1; attempt < pushFailures; attempt += 1) {
      await dispatch(host.ctx);
      host.clock.forward(3_600_000);
    }
    expect(await isSubscribed(id)).toBe(true);
    answer = () => ({ status: 201 });
    await dispatch(host.ctx);
    expect(await pushes(), 'one that arrives begins the count anew').toMatchObject([
      { sent_at: expect.any(Date) },
    ]);
    await host.ctx.db.deleteFrom('outbox').execute();
    answer = () => ({ status: 403 });
    await post();
    for (let attempt = 1; attempt <= pushFailures; attempt += 1) {
      expect(await isSubscribed(id)).toBe(true);
      await dispatch(host.ctx);
      host.clock.forward(3_600_000);
    }
    expect(await isSubscribed(id)).toBe(false);
    expect(await pushes()).toMatchObject([{ failed_at: expect.any(Date) }]);
  });

  it('are of the kinds that the member has not switched off; mails leave all the same', async () => {
    await device();
    const token = await tokenNow(host, who);
    const choose = (muted: unknown) => host.call('PUT', '/v1/push/kinds', { token, body: { muted } });
    expect((await host.call('GET', '/v1/push/kinds', { token })).data).toEqual({ offered: false, muted: [] });
    expect((await choose(['else'])).status).toBe(400);
    expect((await choose(['stay', 'lounge', 'stay'])).data).toEqual({
      offered: false,
      muted: ['stay', 'lounge'],
    });
    await post();
    await dispatch(host.ctx);
    expect(server.asked).toEqual([]);
    const mails = await host.ctx.db.selectFrom('outbox').selectAll().where('channel', '=', 'email').execute();
    expect(mails).toMatchObject([{ sent_at: expect.any(Date) }]);
    await host.ctx.db.deleteFrom('outbox').execute();
    await choose(['lounge']);
    await post();
    await dispatch(host.ctx);
    expect(server.asked).toHaveLength(1);
  });

  it('that wait while the person logs out are not shown', async () => {
    const { logOut } = await device();
    await post();
    await logOut();
    await dispatch(host.ctx);
    expect(server.asked).toEqual([]);
    expect(await pushes()).toMatchObject([{ failed_at: expect.any(Date) }]);
  });

  it('are allowed by a member for a browser’s push service only, and taken back', async () => {
    expect((await host.call<{ publicKey: string }>('GET', '/v1/push/key')).data.publicKey).toBe(publicKey);
    const keys = { p256dh: publicKey, auth: randomBytes(16).toString('base64url') };
    const subscribe = (endpoint: string, token = who.token) =>
      host.call('POST', '/v1/push/subscriptions', { token, body: { endpoint, keys } });
    for (const elsewhere of [
      'https://evil.example/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'http://169.254.169.254/latest',
      'not an address',
    ])
      expect((await subscribe(elsewhere)).status, elsewhere).toBe(400);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
    const subscriptions = () =>
      host.ctx.db
        .selectFrom('push_subscriptions')
        .innerJoin('devices', 'devices.id', 'push_subscriptions.device_id')
        .select('account_id')
        .where('endpoint', '=', endpoint)
        .execute();
    expect((await subscribe(endpoint)).status).toBe(200);
    expect((await subscribe(endpoint)).status).toBe(200);
    expect(await subscriptions()).toEqual([{ account_id: who.id }]);
    const next = await person(host);
    await subscribe(endpoint, next.token);
    expect(await subscriptions(), 'the next person on the same device').toEqual([{ account_id: next.id }]);
    const renewed = `${endpoint}-renewed`;
    const renew = (formerEndpoint: string, by = renewed) =>
      host.call('PUT', '/v1/push/subscriptions', {
        body: { formerEndpoint, subscription: { endpoint: by, keys } },
      });
    expect((await renew(endpoint, 'https://evil.example/x')).status).toBe(400);
    expect((await renew(`${endpoint}-unknown`)).status).toBe(200);
    expect(await subscriptions()).toHaveLength(1);
    await renew(endpoint);
    expect(await subscriptions(), 'the browser has replaced it').toEqual([]);
    await renew(renewed, endpoint);
    expect(await subscriptions(), 'and is the same person').toEqual([{ account_id: next.id }]);
    const drop = (token: string) =>
      host.call('DELETE', `/v1/push/subscriptions?endpoint=${encodeURIComponent(endpoint)}`, { token });
    await drop(who.token);
    expect(await subscriptions(), 'not somebody else’s').toHaveLength(1);
    await drop(next.token);
    expect(await subscriptions()).toEqual([]);
  });
});

/** Decrypts a notification as a browser does (RFC 8291 over RFC 8188). */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const derive = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const shared = keys.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(shared, auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

describe('the published exchange rate', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await startTestHost({ demo: false });
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    await host.ctx.db.deleteFrom('exchange_rates').execute();
  });
  const configured = {
    current: () =>
      Promise.resolve({ krwPerUsd: '1385.5', source: 'configuration', at: '2026-11-21T00:00:00.000Z' }),
  };
  const provider = (log: () => void = () => {}) =>
    publishedRate({ url: `${server.url}/latest`, configured, db: host.ctx.db, clock: host.clock, log });
  const HOUR = 3_600_000;

  it('is read once a day for all hosts, with its own date', async () => {
    answer = () => ({ body: { base: 'USD', date: '2026-11-20', rates: { KRW: 1402.35, EUR: 0.86 } } });
    const [one, other] = [provider(), provider()];
    const rates = await Promise.all([one.current(), one.current(), one.current()]);
    for (const rate of rates)
      expect(rate).toEqual({ krwPerUsd: '1402.35', source: '127.0.0.1', at: '2026-11-20T00:00:00.000Z' });
    expect(await other.current()).toMatchObject({ krwPerUsd: '1402.35' });
    host.clock.forward(23 * HOUR);
    await one.current();
    expect(server.asked).toHaveLength(1);
    host.clock.forward(HOUR);
    answer = () => ({
      body: { base_code: 'USD', time_last_update_unix: 1_795_219_200, rates: { KRW: 1410 } },
    });
    expect(await one.current()).toMatchObject({ krwPerUsd: '1410' });
    expect(server.asked).toHaveLength(2);
  });

  it('stays the last good one, with its date, while the source is down, which is left alone meanwhile', async () => {
    answer = () => ({ body: { base: 'USD', date: '2026-11-20', rates: { KRW: 1402.35 } } });
    const rates = provider();
    await rates.current();
    host.clock.forward(25 * HOUR);
    answer = () => ({ status: 500, body: {} });
    for (let call = 0; call < 5; call += 1)
      expect(await rates.current()).toMatchObject({ krwPerUsd: '1402.35', at: '2026-11-20T00:00:00.000Z' });
    expect(server.asked).toHaveLength(2);
    host.clock.forward(10 * 60_000);
    await rates.current();
    expect(server.asked).toHaveLength(3);
  });

  it.each([
    ['nothing', {}],
    ['another base', { base: 'EUR', rates: { KRW: 1500 } }],
    ['a rate that cannot be', { base: 'USD', rates: { KRW: 1.38 } }],
    ['words', { base: 'USD', rates: { KRW: 'many' } }],
  ])('is not believed where the source says %s: the configured one holds', async (_, body) => {
    answer = () => ({ body });
    expect(await provider().current()).toMatchObject({ krwPerUsd: '1385.5', source: 'configuration' });
  });
});
