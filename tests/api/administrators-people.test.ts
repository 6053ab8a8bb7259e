import { describe, expect, it } from 'vitest';
import type { AdminUser, AdminUserDetail } from '#contract/admin/accounts.ts';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { TokenPair } from '#contract/sign-in.ts';
import { hashPassword } from '#server/modules/accounts/passwords.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { payReservation, signReservation, someoneWithAReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const admin = () => person(host, { role: 'admin' });
type Asked = { body?: unknown; headers?: Record<string, string> };
async function asks<T>(who: Person, method: string, path: string, asked: Asked = {}) {
  return host.call<T>(method, path, { token: await tokenNow(host, who), ...asked });
}
const read = (boss: Person, id: string) => asks<AdminUserDetail>(boss, 'GET', `/v1/admin/users/${id}`);
const recorded = async (boss: Person, id: string) =>
  (await asks<AuditEntry[]>(boss, 'GET', `/v1/admin/audit-log?subjectId=${id}`)).data;

describe('an account as administrators see it', () => {
  it('with consents and their versions, devices, and what is owed', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    const { data } = await read(boss, who.id);
    expect(data.consents).toContainEqual({
      kind: 'receipt',
      version: '2026-11',
      givenAt: '2026-11-21T01:00:00.000Z',
      withdrawnAt: null,
    });
    expect(data.devices).toMatchObject([
      { id: who.sessionId, userAgent: 'test', network: '127.0.0.1', loggedOutAt: null, notified: false },
    ]);
    expect(data.owed, 'the first payment of a request').toMatchObject([
      { reservationId: reservation.id, code: reservation.code, sequence: 1 },
    ]);
    await payReservation(host, who, reservation);
    await signReservation(host, reservation.id);
    const owed = async () => (await read(boss, who.id)).data.owed;
    const open = await owed();
    expect(open.map(({ sequence }) => sequence)).toEqual(reservation.payments.slice(1).map(({ seq }) => seq));
    expect(open.some(({ overdue }) => overdue)).toBe(false);
    expect(data).not.toHaveProperty('passwordHash');
  });

  it('owes nothing of a request whose hold ran out', async () => {
    const boss = await admin();
    const { who } = await someoneWithAReservation(host);
    clock.forward(25 * 3_600_000);
    expect((await read(boss, who.id)).data.owed).toEqual([]);
  });
});

describe('the list for news', () => {
  const chooses = async (who: Person, marketing: boolean) => {
    const body = {
      firstName: who.name,
      lastName: 'Nguyễn',
      notifications: { receipt: true, marketing, sms: false, push: false },
    };
    expect((await asks(who, 'POST', '/v1/users/me/profile', { body })).status).toBe(200);
  };

  it('names who agreed to news until they take it back, and is on record', async () => {
    const boss = await admin();
    const [reader, other, former, unconfirmed, blocked] = [
      await person(host, { name: 'Mai' }),
      await person(host),
      await person(host),
      await person(host, { confirmed: false }),
      await person(host),
    ];
    for (const who of [reader, former, unconfirmed, blocked]) await chooses(who, true);
    await chooses(former, false);
    await asks(boss, 'PUT', `/v1/admin/users/${blocked.id}/block`, { body: { reason: 'Sublet the room' } });

    const path = '/v1/admin/users/news-recipients';
    const csv = await host.call<string>('GET', path, { token: await tokenNow(host, boss), language: 'ko' });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = csv.data.trimEnd().split('\r\n');
    expect(head).toContain('소식 동의일');
    const rowOf = (who: Person) => rows.find((row) => row.includes(who.email));
    expect(rowOf(reader)).toBe(`Mai,Nguyễn,${reader.email},영어,${seoulDate(clock.now())}`);
    for (const who of [other, former, unconfirmed, blocked]) expect(rowOf(who)).toBeUndefined();
    const log = await asks<AuditEntry[]>(boss, 'GET', '/v1/admin/audit-log?action=news-recipients-exported');
    expect(log.data[0]).toMatchObject({ actorId: boss.id, after: { rows: rows.length } });
    expect((await asks(reader, 'GET', path)).status).toBe(403);
  });
});

describe('a correction', () => {
  const linh = { firstName: 'Linh', lastName: 'Nguyễn', birthDate: '2003-04-05' };
  const corrects = (boss: Person, id: string, ifMatch: string | null, body: unknown) =>
    asks<AdminUserDetail>(boss, 'PUT', `/v1/admin/users/${id}`, {
      body,
      headers: ifMatch === null ? {} : { 'if-match': ifMatch },
    });

  it('is made of the version that was read, and leaves a trace of what changed', async () => {
    const boss = await admin();
    const who = await person(host);
    const before = await read(boss, who.id);
    const etag = before.headers.get('etag') ?? '';
    expect(etag).toBe(`"${before.data.version}"`);
    const change = { ...linh, birthDate: '2003-05-04' };
    const answer = await corrects(boss, who.id, etag, change);
    expect(answer).toMatchObject({ status: 200, data: { birthDate: '2003-05-04' } });
    expect(answer.headers.get('etag')).not.toBe(etag);
    expect(await corrects(boss, who.id, `"${answer.data.version}"`, change)).toMatchObject({ status: 200 });
    expect(await recorded(boss, who.id)).toMatchObject([
      {
        action: 'account-corrected',
        before: { birthDate: '2003-04-05' },
        after: { birthDate: '2003-05-04' },
      },
    ]);
  });

  it('needs the version; of two who have read the same one the second is shown what the first wrote', async () => {
    const [one, two] = [await admin(), await admin()];
    const who = await person(host);
    const etag = (await read(one, who.id)).headers.get('etag') ?? '';
    expect(await corrects(one, who.id, null, linh)).toMatchObject({ status: 428, code: 'version_required' });
    expect((await corrects(one, who.id, etag, { ...linh, firstName: 'Linda' })).status).toBe(200);
    const second = await corrects(two, who.id, etag, { ...linh, firstName: 'Lina' });
    expect(second).toMatchObject({ status: 412, code: 'version_stale' });
    const { current } = second as unknown as { current: AdminUserDetail };
    expect(current).toMatchObject({ firstName: 'Linda', id: who.id });
    expect((await corrects(two, who.id, `"${current.version}"`, { ...linh, firstName: 'Lina' })).status).toBe(
      200,
    );
    expect((await read(one, who.id)).data.firstName).toBe('Lina');
  });

  it('meets a member who writes the own name meanwhile, and nothing else that moves on', async () => {
    const boss = await admin();
    const who = await person(host);
    const etag = (await read(boss, who.id)).headers.get('etag') ?? '';
    await asks(boss, 'PUT', `/v1/admin/users/${who.id}/admin`);
    expect((await corrects(boss, who.id, etag, linh)).status, 'a role is no conflict').toBe(200);
    await asks(who, 'POST', '/v1/users/me/profile', {
      body: { firstName: 'Lynn', lastName: 'Nguyễn', phoneCountry: '+84', phone: '912345678' },
    });
    expect((await corrects(boss, who.id, etag, linh)).status).toBe(412);
  });

  it.each([
    ['a day to come', { birthDate: '2026-11-21' }, { birthDate: 'birth_date_invalid' }],
    ['no day', { birthDate: '2003-02-30' }, { birthDate: 'birth_date_invalid' }],
    ['no name', { firstName: ' ' }, { firstName: 'name_required' }],
  ])('is refused at its field: %s', async (_, wrong, fields) => {
    const boss = await admin();
    const who = await person(host);
    expect(await corrects(boss, who.id, '*', { ...linh, ...wrong })).toMatchObject({ status: 400, fields });
    expect(await recorded(boss, who.id)).toEqual([]);
  });

  it('is nobody else’s to make, and of nobody who is not there', async () => {
    const boss = await admin();
    const who = await person(host);
    expect((await corrects(who, who.id, '*', linh)).status).toBe(403);
    expect((await corrects(boss, 'nobody', '*', linh)).status).toBe(404);
  });
});

describe('a blocked account', () => {
  const password = 'warm-floor-7';
  const someoneWithAPassword = async () => {
    const who = await person(host);
    await host.ctx.db
      .updateTable('accounts')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', who.id)
      .execute();
    return who;
  };
  const logsIn = ({ email }: Person, language = 'en', given = password) =>
    host.call<TokenPair>('POST', '/v1/auth/log-in', { body: { email, password: given }, language });
  const block = (boss: Person, id: string, reason = 'Sublet the room') =>
    asks<AdminUserDetail>(boss, 'PUT', `/v1/admin/users/${id}/block`, { body: { reason } });
  const unblock = (boss: Person, id: string) =>
    asks<AdminUserDetail>(boss, 'DELETE', `/v1/admin/users/${id}/block`);

  it('is logged out, renews nothing, cannot log in and reads why in its language; then it can again', async () => {
    clock.forward(-1000);
    const boss = await admin();
    const who = await someoneWithAPassword();
    const { data: tokens } = await logsIn(who);
    const { data: before } = await logsIn(who);
    await host.call('POST', '/v1/auth/log-out', { body: { refreshToken: before.refreshToken } });
    clock.forward(1000);
    expect((await block(boss, who.id)).data).toMatchObject({
      blockedAt: '2026-11-21T01:00:00.000Z',
      blockedReason: 'Sublet the room',
    });
    const calls = (token: string, language = 'en') => host.call('GET', '/v1/users/me', { token, language });
    const renews = (body: TokenPair) => host.call('POST', '/v1/auth/refresh-token', { body });
    expect(await calls(tokens.accessToken)).toMatchObject({ status: 401, code: 'session_blocked' });
    expect(await renews(tokens)).toMatchObject({ status: 401, code: 'session_blocked' });
    expect(await calls(before.accessToken), 'logged out before').toMatchObject({ code: 'unauthorized' });
    expect(await renews(before), 'logged out before').toMatchObject({ code: 'refresh_invalid' });
    expect(await logsIn(who)).toMatchObject({ status: 403, code: 'account_blocked' });
    for (const language of ['en', 'ko'])
      expect((await calls(tokens.accessToken, language)).errorMessage).toBe(
        (await logsIn(who, language)).errorMessage,
      );
    expect((await logsIn(who)).errorMessage).toMatch(/blocked/);
    expect((await logsIn(who, 'ko')).errorMessage).toMatch(/정지/);
    expect(await logsIn(who, 'en', 'another-word-1'), 'it is told to nobody else').toMatchObject({
      code: 'credentials_wrong',
    });
    const { data: found } = await asks<AdminUser[]>(boss, 'GET', `/v1/admin/users?search=${who.email}`);
    expect(found).toMatchObject([{ blockedAt: '2026-11-21T01:00:00.000Z' }]);
    expect((await unblock(boss, who.id)).data).toMatchObject({ blockedAt: null, blockedReason: null });
    expect((await logsIn(who)).status).toBe(200);
    expect(await calls(tokens.accessToken)).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await recorded(boss, who.id)).toMatchObject([
      { action: 'account-unblocked', before: { reason: 'Sublet the room' } },
      { action: 'account-blocked', after: { reason: 'Sublet the room' } },
    ]);
  });

  it('keeps its reservations', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    await block(boss, who.id);
    const { data } = await asks<{ id: string; status: string }[]>(
      boss,
      'GET',
      `/v1/admin/users/${who.id}/reservations/upcoming`,
    );
    expect(data).toMatchObject([{ id: reservation.id, status: 'requested' }]);
  });

  it('is blocked once, for a reason, and by nobody but administrators', async () => {
    const boss = await admin();
    const who = await person(host);
    expect(await block(boss, who.id, ' ')).toMatchObject({
      status: 400,
      fields: { reason: 'reason_required' },
    });
    expect((await block(who, boss.id)).status).toBe(403);
    await block(boss, who.id);
    expect((await block(boss, who.id, 'Again')).data.blockedReason).toBe('Sublet the room');
    expect((await recorded(boss, who.id)).map(({ action }) => action)).toEqual(['account-blocked']);
    expect((await unblock(boss, boss.id)).status).toBe(200);
    expect(await recorded(boss, boss.id)).toEqual([]);
  });

  it('is never one’s own, and of two who block each other at the same moment one stays', async () => {
    const boss = await admin();
    expect(await block(boss, boss.id)).toMatchObject({ status: 409, code: 'own_account' });
    await host.ctx.db.updateTable('accounts').set({ role: 'member' }).execute();
    const [one, two] = [await admin(), await admin()];
    const answers = await Promise.all([block(one, two.id), block(two, one.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const blocked = await host.ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'admin')
      .where('blocked_at', 'is not', null)
      .execute();
    expect(blocked).toHaveLength(1);
  });

  it('with the role leaves the last administrator who can log in theirs', async () => {
    await host.ctx.db.updateTable('accounts').set({ role: 'member' }).execute();
    const [one, two] = [await admin(), await admin()];
    await block(one, two.id);
    expect(await asks(one, 'DELETE', `/v1/admin/users/${one.id}/admin?own=true`)).toMatchObject({
      status: 409,
      code: 'last_administrator',
    });
  });
});
