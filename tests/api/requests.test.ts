import { once } from 'node:events';
import { connect } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { embeddedMail } from '#server/adapters/mail/embedded.ts';
import { embeddedSms } from '#server/adapters/sms/embedded.ts';
import { createHost } from '#server/host.ts';
import { person } from '#tests/kit/api.ts';
import {
  createHouse,
  requestReservation,
  signingToken,
  someoneWithAReservation,
  wishBody,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';
import { freshDatabase } from '#tests/kit/template.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let said: string[] = [];
beforeAll(() => {
  host.ctx.log = (line) => said.push(line);
});
afterEach(() => {
  said = [];
});

describe('a character that no address holds', () => {
  it.each([
    ['GET', '/sandbox/pay/%00', 404],
    ['POST', '/sandbox/pay/%00', 404],
    ['GET', '/sandbox/pay/a%00b', 404],
    ['GET', '/dev/outbox?to=%00', 400],
    ['GET', '/dev/outbox.json?to=%00', 400],
    ['GET', '/v1/houses/%00', 404],
    ['GET', '/v1/houses?location=%00', 400],
  ])('is refused by %s %s', async (method, path, status) => {
    const code = status === 404 ? 'not_found' : 'invalid_input';
    expect(await host.call(method, path)).toMatchObject({ status, code });
    expect(said).toEqual([]);
  });
});

describe('the sandbox’s pages', () => {
  const toss = { clientKey: 'test_ck', secretKey: 'test_sk' };
  const stripe = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' };

  it.each([
    ['takes every payment', {}, true],
    ['takes those from abroad', { toss }, true],
    ['takes those in Korea', { stripe }, true],
    ['takes none', { toss, stripe }, false],
  ])('are there while it %s', async (_, providers, there) => {
    const config = { ...host.config, demo: false, toss: undefined, stripe: undefined, ...providers };
    const { where, drop } = await freshDatabase({ config, clock: host.clock });
    const other = await createHost(config, { clock: host.clock, database: where, log: () => {} });
    const answer = await other.fetch(new Request('http://localhost/sandbox/pay/unknown'));
    const isItsPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    expect(answer.status).toBe(404);
    expect(isItsPage, 'its own page says that there is no such order').toBe(there);
    await other.close();
    await drop();
  });
});

describe('a request that its client gives up', () => {
  let server: ServerType;
  let port = 0;
  beforeAll(async () => {
    server = serve({ fetch: host.fetch, hostname: '127.0.0.1', port: 0 }, (info) => {
      port = info.port;
    });
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  const begins = `POST /v1/auth/log-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  it.each([
    ['in the middle of its body', `${begins}Content-Length: 1000\r\n\r\n{"email":`],
    ['in the middle of a chunk', `${begins}Transfer-Encoding: chunked\r\n\r\n400\r\n{"email":`],
    ['between chunks', `${begins}Transfer-Encoding: chunked\r\n\r\n9\r\n{"email":\r\n`],
  ])('%s is no error of ours', async (_, bytes) => {
    for (let time = 0; time < 5; time += 1) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(bytes);
      // The host must have begun to read before its client leaves.
      await host.fetch(new Request('http://localhost/healthz'));
      await new Promise((resolve) => setImmediate(resolve));
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(answer.status).toBe(200);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    expect(said).toEqual([]);
  });
});

describe('an error', () => {
  it('stands in the log without the token of its path', async () => {
    const { who } = await someoneWithAReservation(host);
    const token = await signingToken(host, who);
    const told: string[] = [];
    const log = host.ctx.log;
    host.ctx.log = (line, details) => told.push(`${line} ${JSON.stringify(details)}`);
    const { db } = host.ctx;
    await sql`alter table contracts rename to contracts_away`.execute(db);
    const { status } = await host.call('GET', `/v1/contracts/${token}`);
    await sql`alter table contracts_away rename to contracts`.execute(db);
    host.ctx.log = log;
    expect(status).toBe(500);
    expect(told.join()).toContain('/v1/contracts/{token}');
    expect(told.join()).not.toContain(token);
  });
});

describe('a token that never ends', () => {
  it('opens nothing, though this host signed it', async () => {
    const linh = await person(host);
    const signed = (end: boolean) => {
      const token = new SignJWT({ role: 'member', name: 'Linh', sid: linh.sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(linh.id)
        .setIssuer('ondol')
        .setIssuedAt(host.clock.now() / 1000);
      if (end) token.setExpirationTime(host.clock.now() / 1000 + 60);
      return token.sign(host.config.tokenKey);
    };
    const me = async (end: boolean) => host.call('GET', '/v1/users/me', { token: await signed(end) });
    expect((await me(true)).status).toBe(200);
    expect(await me(false)).toMatchObject({ status: 401, code: 'unauthorized' });
  });
});

describe('a message of a host without a provider', () => {
  it('is named in the log by its row, and none of its words', async () => {
    const told: string[] = [];
    const log = (line: string) => void told.push(line);
    const words = 'Door: 4821* https://ondol.example/sign?token=secret';
    const message = { key: '7:check-in:sms', to: '+82 1012345678', text: words };
    await embeddedSms({ log }).send(message);
    await embeddedMail({ log }).send({ ...message, subject: 'Door 4821*', html: words, attachments: [] });
    expect(told).toHaveLength(2);
    for (const line of told) {
      expect(line).toContain('7:check-in:sms');
      expect(line).not.toMatch(/4821|secret|1012345678/);
    }
  });
});

describe('a disk that is full', () => {
  it.each(['53100', '53200', '57P03'])(
    'is no bug: SQLSTATE %s is answered with 503, and later it works',
    async (state) => {
      const { db } = host.ctx;
      await sql
        .raw(`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '${state}'; end $$`)
        .execute(db);
      await sql`create trigger no_room before insert on reset_requests for each row execute function no_room()`.execute(
        db,
      );
      const body = { email: `linh-${state}@people.example` };
      const full = await host.call('POST', '/v1/auth/forgot-password', { body });
      expect(full).toMatchObject({ status: 503, code: 'unavailable' });
      expect(full.headers.get('retry-after')).toBe('60');
      expect(said, 'the operator is told').toEqual([
        'the host is out of disk space, or its database out of reach',
      ]);
      await sql`drop function no_room cascade`.execute(db);
      expect((await host.call('POST', '/v1/auth/forgot-password', { body })).status).toBe(200);
    },
  );
});

describe('another member’s reservation', () => {
  it.each([
    ['GET', '/change', undefined],
    ['GET', '/change?checkIn=yesterday', undefined],
    ['POST', '/change', {}],
    ['GET', '/extension?checkOut=never', undefined],
    ['POST', '/extend', { checkOut: 7 }],
    ['DELETE', '/cancel?expectedRefund=much', undefined],
  ])('does not exist for %s …%s, whatever is asked of it', async (method, path, body) => {
    const { who, reservation } = await someoneWithAReservation(host);
    const stranger = await person(host);
    const ask = (token: string, id: string) =>
      host.call(method, `/v1/reservations/${id}${path}`, { token, ...(body ? { body } : {}) });
    expect(await ask(stranger.token, reservation.id)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await ask(stranger.token, 'no-such-stay')).toMatchObject({ status: 404, code: 'not_found' });
    expect((await ask(who.token, reservation.id)).status, 'its own member learns what is wrong').toBe(400);
  });
});

describe('what pays and what it is charged in', () => {
  it.each([
    ['card', true],
    ['transfer', true],
    ['virtual-account', true],
    ['international-card', false],
  ])('%s with isInternational=%s contradict each other', async (paymentMethod, isInternational) => {
    const linh = await person(host);
    const houseId = await createHouse(host);
    const body = { ...wishBody({ houseId }), paymentMethod };
    const answer = await host.call('POST', `/v1/reservations?isInternational=${isInternational}`, {
      token: linh.token,
      body,
    });
    expect(answer).toMatchObject({
      status: 400,
      code: 'payment_method_incorrect',
      fields: { paymentMethod: 'payment_method_incorrect' },
    });
    expect(answer.errorMessage).toContain('dollars');
    expect((await requestReservation(host, linh, { houseId })).status, 'and nothing was held').toBe(200);
  });
});
