import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { AdminHouse } from '#contract/admin/houses.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { HouseDoorCode } from '#contract/admin/calendars/door-codes.ts';
import type { MadePaymentLink } from '#contract/reservations/payment-links.ts';
import type { ReservationMessage, ReservationMessageText } from '#contract/admin/messages.ts';
import { addDays } from '#contract/rules/dates.ts';
import { messageDays } from '#contract/rules/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { linksIn } from '#server/platform/messages/links.ts';
import { signUp } from '#tests/kit/accounts.ts';
import { deviceOf, person, tokenNow, type Person } from '#tests/kit/api.ts';
import { opened } from '#tests/kit/outbox.ts';
import {
  hours,
  payReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  wishBody,
  createHouse,
  signAll,
} from '#tests/kit/reservations.ts';
import { someoneWithACancelledTransfer } from '#tests/kit/transfers.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;
const DOOR = 'door-7731#';
const STAY_DOOR = 'stay-5150*';
const WIFI = 'wifi-planted-pass';
const ACCOUNT = '110987654321';

const as = async <T>(who: Person, method: string, path: string, body?: unknown, ifMatch?: string) => {
  const answer = await host.call<T>(method, path, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch ? { headers: { 'if-match': ifMatch } } : {}),
  });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.code}`);
  return answer;
};

async function dump(): Promise<{ column: string; values: string }[]> {
  const { rows } = await sql<{ name: string; field: string }>`
    select c.table_name as name, c.column_name as field from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(host.ctx.db);
  const columns = [];
  for (const { name, field } of rows) {
    const found = await sql<{ all: string }>`
      select coalesce(string_agg(${sql.ref(field)}::text, ' '), '') as all from ${sql.table(name)}`.execute(
      host.ctx.db,
    );
    columns.push({ column: `${name}.${field}`, values: found.rows[0]!.all });
  }
  return columns;
}

const written = async () => opened(host, await host.ctx.db.selectFrom('outbox').selectAll().execute());

async function subscribe(who: Person): Promise<string> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const id = randomUUID();
  await host.ctx.db
    .insertInto('push_subscriptions')
    .values({
      id,
      device_id: await deviceOf(host, who.id),
      endpoint: `https://push.example/${id}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
      created_at: new Date(clock.now()),
    })
    .execute();
  return id;
}

/**
 * Triggers everything that creates or mails a secret.
 * @returns the secrets by their use, and a dump of each day
 */
async function plant() {
  const boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  const { who, reservation } = await someoneWithAReservation(host, {
    checkIn: '2026-12-15',
    nights: 90,
    guests: 2,
  });
  await signAll(host, reservation);
  await payReservation(host, who, reservation);
  await subscribe(who);
  const path = `/v1/admin/houses/${reservation.houseId}`;
  const { data: house } = await as<AdminHouse>(boss, 'GET', path);
  await as(boss, 'PUT', path, { ...house.content, wifiPassword: WIFI }, '*');
  const setCode = async (houseId: string, below: string, doorCode: string) => {
    const codes = `/v1/admin/houses/${houseId}/door-code`;
    const { version } = (await as<HouseDoorCode>(boss, 'GET', codes)).data;
    await as(boss, 'PUT', codes + below, { doorCode, tell: true }, `"${version}"`);
  };
  await setCode(reservation.houseId, '', DOOR);
  const other = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
  await setCode(other.reservation.houseId, `/stays/${other.reservation.id}`, STAY_DOOR);

  const newcomer = await signUp(host);
  await host.call('POST', '/v1/auth/forgot-password', { body: { email: newcomer.email } });
  await host.call('POST', '/v1/users/me/email', {
    token: newcomer.token,
    body: { email: `new-${newcomer.email}`, password: 'warmfloor1' },
  });
  const { data: link } = await as<MadePaymentLink>(
    who,
    'POST',
    `/v1/reservations/${reservation.id}/payments/${reservation.payments[1]!.id}/links`,
    { language: 'en', mail: { to: 'parent@people.example', name: 'Mẹ' } },
  );
  const payment = new URL(link.url).pathname.split('/').at(-1)!;
  await host.call('POST', `/v1/payment-links/${payment}/payments`, {
    body: { method: 'card', language: 'en' },
  });
  const { consents: _, ...wish } = wishBody({ houseId: await createHouse(host) });
  await as<AdminReservationDetail>(boss, 'POST', '/v1/admin/reservations?isInternational=false', {
    ...wish,
    invitee: {
      firstName: 'Minh',
      lastName: 'Trần',
      email: 'minh@people.example',
      phoneCountry: '+84',
      phone: '912345678',
      language: 'en',
    },
  });
  const refunded = await someoneWithACancelledTransfer(host, boss, { checkIn: '2027-02-01' });
  await as(refunded.who, 'PUT', `/v1/reservations/${refunded.reservation.id}/refund-account`, {
    scope: 'domestic',
    bank: '088',
    number: ACCOUNT,
    holder: '응우옌린',
  });
  const { address } = (await as<{ address: string }>(boss, 'POST', `${path}/calendar-address`)).data;
  const calendar = /\/([\w-]{20,})\.ics/.exec(new URL(address).pathname)![1]!;

  await runJobs(host.ctx).catch(() => undefined);
  const links = async () => (await written()).flatMap(({ text, link: to }) => linksIn(text).concat(to ?? []));
  // The holds of the invited have ended by the day of the check-in information.
  const [mailedFirst, first] = [await links(), await dump()];
  clock.set(`${addDays(reservation.checkIn, -1)}T06:01:00Z`);
  await runJobs(host.ctx).catch(() => undefined);
  const mailed = [...mailedFirst, ...(await links())];
  const tokens = (page: string) =>
    mailed.flatMap((each) =>
      new URL(each).pathname === page ? (new URL(each).searchParams.get('token') ?? []) : [],
    );
  const secrets: Record<string, string[]> = {
    'door codes': [DOOR, STAY_DOOR],
    'Wi-Fi passwords': [WIFI],
    'links to sign': tokens('/sign'),
    'links to confirm an address': tokens('/auth/confirm'),
    'links to reset a password': tokens('/auth/reset'),
    invitations: tokens('/auth/signup'),
    'payment links': [payment],
    'accounts for refunds': [ACCOUNT, '응우옌린'],
    calendars: [calendar],
    sessions: [newcomer.tokens.refreshToken],
  };
  return { secrets, dumps: [first, await dump()] };
}

it('a copy of the database tells nothing that opens a door, an account or a payment, in any column', async () => {
  const { secrets, dumps } = await plant();
  const messages = await written();
  for (const said of [DOOR, STAY_DOOR, WIFI])
    expect(
      messages.filter(({ text }) => text.includes(said)).map(({ channel }) => channel),
      `${said} was mailed and texted, so that it is there to be found`,
    ).toEqual(expect.arrayContaining(['email', 'sms']));
  expect(messages.some(({ channel }) => channel === 'push')).toBe(true);
  for (const columns of dumps) expect(columns.length).toBeGreaterThan(400);
  const columns = dumps.flat();
  for (const [what, planted] of Object.entries(secrets)) {
    expect(planted, what).not.toEqual([]);
    for (const secret of planted) {
      const telling = columns.filter(({ values }) => values.includes(secret)).map(({ column }) => column);
      expect(telling, `${what} stand in clear`).toEqual([]);
    }
  }
  const words = messages.filter(({ channel }) => channel !== 'email').map(({ text }) => text);
  for (const text of words)
    expect(
      columns.filter(({ values }) => values.includes(text)).map(({ column }) => column),
      'the words of text messages and notifications',
    ).toEqual([]);
});

it('what a message said is dropped once support needs it no more; that there was one stays', async () => {
  const boss = await person(host, { role: 'admin' });
  const { reservation } = await someoneWithAConfirmedReservation(host);
  await runJobs(host.ctx);
  const path = `/v1/admin/reservations/${reservation.id}/messages`;
  const listed = async (who = boss) => (await as<ReservationMessage[]>(who, 'GET', path)).data;
  const before = await listed();
  const text = async (id: string, who = boss) =>
    (await as<ReservationMessageText>(who, 'GET', `${path}/${id}`)).data.text;
  const { id } = before.find(({ channel }) => channel === 'email')!;
  expect(await text(id)).not.toBe('');
  clock.forward(hours(24 * messageDays) + 1000);
  await runJobs(host.ctx).catch(() => undefined);
  const later = await person(host, { role: 'admin' });
  const after = (await listed(later)).find((message) => message.id === id);
  expect(after).toMatchObject({ subject: before.find((message) => message.id === id)!.subject });
  expect(after!.resendable, 'nothing is left to send').toBe(false);
  expect(await text(id, later)).toBe('');
  const kept = await host.ctx.db
    .selectFrom('outbox')
    .select('id')
    .where('content', 'is not', null)
    .where('reservation_id', '=', reservation.id)
    .where('created_at', '<', new Date(clock.now() - hours(24 * messageDays)))
    .execute();
  expect(kept).toEqual([]);
});
