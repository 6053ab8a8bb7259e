import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminCheckOut } from '#contract/admin/check-outs/check-outs.ts';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { Today } from '#contract/admin/today.ts';
import type { CheckOut, CheckOutRequest } from '#contract/reservations/check-out.ts';
import { addDays } from '#contract/rules/dates.ts';
import { pictures } from '#contract/pictures.ts';
import { checkOuts } from '#contract/rules/check-out/check-out-policy.ts';
import { runJobs } from '#server/jobs.ts';
import { deviceOf, person, tokenNow, type Person } from '#tests/kit/api.ts';
import { photograph, uploadOwn } from '#tests/kit/pictures.ts';
import { messages, someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});

const as = async <T>(who: Person, method: string, path: string, body?: unknown) =>
  host.call<T>(method, path, {
    // After weeks away everybody has logged in anew.
    token: await tokenNow(host, { ...who, sessionId: await deviceOf(host, who.id) }),
    ...(body === undefined ? {} : { body }),
  });
const noon = (date: string) => host.clock.set(`${date}T12:00:00+09:00`);
const path = (id: string) => `/v1/reservations/${id}/check-out`;
const told: CheckOutRequest = {
  done: ['rubbish', 'door'],
  keys: 'inside',
  meter: { electricity: '4821.5', gas: '', water: '' },
  note: 'The lamp flickers.',
  photoIds: [],
};
const send = (who: Person, id: string, changed: Partial<CheckOutRequest> = {}) =>
  as<CheckOut>(who, 'PUT', path(id), { ...told, ...changed });
const forAdmin = async (id: string) =>
  (await as<AdminCheckOut>(boss, 'GET', `/v1/admin/reservations/${id}/check-out`)).data;

const someReservation = () => someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01', nights: 30 });

describe('a member tells how a home was left', () => {
  it('from the day before check-out until some days after it, and at no other time', async () => {
    const { who, reservation } = await someReservation();
    const last = addDays(reservation.checkOut, checkOuts.openDaysAfter);
    noon('2026-12-29');
    expect((await as<CheckOut>(who, 'GET', path(reservation.id))).data).toMatchObject({
      opensOn: '2026-12-30',
      closesOn: last,
      isOpen: false,
      report: null,
    });
    expect(await send(who, reservation.id)).toMatchObject({ status: 409, code: 'check_out_closed' });
    noon('2026-12-30');
    expect((await send(who, reservation.id)).data).toMatchObject({
      isOpen: true,
      report: { note: told.note },
    });
    noon(last);
    expect((await send(who, reservation.id, { note: '' })).data.report).toMatchObject({ note: '' });
    noon(addDays(last, 1));
    expect((await send(who, reservation.id)).code).toBe('check_out_closed');
  });

  it('twice as once, with their own pictures alone; administrators read it', async () => {
    const { who, reservation } = await someReservation();
    const other = await someReservation();
    noon(reservation.checkOut);
    const id = (await uploadOwn(host, who, 'check-out', await photograph())).data.id;
    const foreign = (await uploadOwn(host, other.who, 'check-out', await photograph())).data.id;
    expect((await send(who, reservation.id, { photoIds: [foreign] })).code).toBe('picture_unknown');
    expect((await forAdmin(reservation.id)).report, 'nothing of what was refused').toBeNull();
    const answers = await Promise.all([1, 2].map(() => send(who, reservation.id, { photoIds: [id] })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { report } = await forAdmin(reservation.id);
    expect(report).toMatchObject({ done: told.done, keys: 'inside', meter: told.meter, note: told.note });
    expect(report?.photos.map((photo) => photo.id)).toEqual([id]);
  });

  it('of their own stay alone', async () => {
    const { reservation } = await someReservation();
    const other = await person(host);
    noon(reservation.checkOut);
    expect((await send(other, reservation.id)).status).toBe(404);
    expect((await as(other, 'GET', path(reservation.id))).status).toBe(404);
    expect((await as(other, 'GET', `/v1/admin/reservations/${reservation.id}/check-out`)).status).toBe(403);
    expect((await as(other, 'GET', path('nonsense'))).status).toBe(404);
  });

  it('so often a day and no more', async () => {
    const { who, reservation } = await someReservation();
    noon(reservation.checkOut);
    for (let sent = 0; sent < checkOuts.mostPerDay; sent += 1)
      expect((await send(who, reservation.id)).status).toBe(200);
    expect((await send(who, reservation.id)).code).toBe('too_many_requests');
  });
});

describe('a member objects to deductions from the deposit', () => {
  const object = (who: Person, id: string, photoIds?: string[], text = 'The stain was there before.') =>
    as<CheckOut>(who, 'POST', `/v1/reservations/${id}/deposit-objection`, {
      text,
      ...(photoIds && { photoIds }),
    });
  const picture = async (who: Person) =>
    (await uploadOwn(host, who, 'objection', await photograph())).data.id;
  const settle = (id: string, deductions: { text: { ko: string }; amount: number }[]) =>
    as(boss, 'POST', `/v1/admin/reservations/${id}/refund-deposit`, { deductions });
  const answer = (id: string, words = 'You are right.') =>
    as<AdminCheckOut>(boss, 'PUT', `/v1/admin/reservations/${id}/deposit-objection`, { answer: words });
  const waiting = async () => (await as<Today>(boss, 'GET', '/v1/admin/today')).data.objections;

  async function settled(deductions = [{ text: { ko: 'A stain' }, amount: 30_000 }]) {
    const made = await someReservation();
    noon(made.reservation.checkOut);
    expect((await settle(made.reservation.id, deductions)).status).toBe(200);
    return made;
  }

  it('once; every administrator is mailed, and it waits for one of them', async () => {
    const { who, reservation } = await settled();
    const before = (await as<CheckOut>(who, 'GET', path(reservation.id))).data;
    expect(before.objectionUntil).toBe(addDays(reservation.checkOut, checkOuts.objectionDays));
    const answers = await Promise.all([1, 2, 3].map(() => object(who, reservation.id)));
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      200,
      'objection_exists',
      'objection_exists',
    ]);
    expect((await as<CheckOut>(who, 'GET', path(reservation.id))).data).toMatchObject({
      objectionUntil: null,
      objection: { text: 'The stain was there before.', answer: null },
    });
    const mails = await messages(host, boss.email, ':objection:');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text, 'who objects to what is read behind the link').not.toContain('stain');
    expect((await waiting()).items.map((row) => row.reservationId)).toContain(reservation.id);
  });

  it('with pictures of their own, which administrators see and nothing deletes', async () => {
    const other = await someReservation();
    const { who, reservation } = await settled();
    const foreign = await picture(other.who);
    const mine = [await picture(who), await picture(who)];
    expect((await object(who, reservation.id, [mine[0]!, foreign])).code).toBe('picture_unknown');
    expect((await forAdmin(reservation.id)).objection, 'nothing of what was refused').toBeNull();
    const many = Array.from({ length: pictures.maxOfObjection + 1 }, () => mine[0]!);
    expect((await object(who, reservation.id, many)).code).toBe('pictures_exceeded');
    const made = await object(who, reservation.id, mine);
    expect(made.data.objection?.photos.map(({ id }) => id)).toEqual(mine);
    const { objection, version } = await forAdmin(reservation.id);
    expect(objection?.photos.map(({ id }) => id)).toEqual(mine);
    host.clock.forward(pictures.linkMinutes * 60_000);
    expect((await forAdmin(reservation.id)).version, 'the same under new addresses').toBe(version);
    expect(
      (
        await host.fetch(
          new Request(`http://localhost${(await forAdmin(reservation.id)).objection!.photos[0]!.url}`),
        )
      ).status,
    ).toBe(200);
    host.clock.forward((pictures.unusedDays + 1) * 86_400_000);
    await runJobs(host.ctx);
    const left = await host.ctx.db
      .selectFrom('files')
      .select('id')
      .where('id', 'in', [...mine, foreign])
      .execute();
    expect(left.map(({ id }) => id).toSorted(), 'but what nothing refers to is deleted').toEqual(
      mine.toSorted(),
    );
    const of = { accountId: who.id, email: who.email, phoneCountry: null, phone: null };
    const exported = await Promise.all(host.ctx.personalData.map((part) => part.exported(host.ctx.db, of)));
    expect(JSON.stringify(exported)).toContain(mine[1]);
    await host.ctx.db.transaction().execute(async (trx) => {
      for (const { erase } of host.ctx.personalData) await erase(trx, of);
    });
    const released = await host.ctx.db
      .selectFrom('files')
      .select('unused_since')
      .where('id', 'in', mine)
      .execute();
    expect(released.every((file) => file.unused_since !== null)).toBe(true);
  });

  it('is answered in words by an administrator, once, on record; the member is mailed', async () => {
    const { who, reservation } = await settled();
    expect((await answer(reservation.id)).status, 'nobody has objected yet').toBe(404);
    await object(who, reservation.id);
    expect((await answer(reservation.id)).data.objection).toMatchObject({
      answer: 'You are right.',
      answeredBy: 'Nguyễn Jiwoo',
    });
    expect((await answer(reservation.id, 'Again')).code).toBe('objection_answered');
    expect((await as<CheckOut>(who, 'GET', path(reservation.id))).data.objection?.answer).toBe(
      'You are right.',
    );
    const [mail, ...none] = await messages(host, who.email, ':objection:');
    expect(none).toEqual([]);
    expect(mail?.text).toContain('You are right.');
    expect((await waiting()).items.map((row) => row.reservationId)).not.toContain(reservation.id);
    const trail = await as<AuditEntry[]>(
      boss,
      'GET',
      `/v1/admin/audit-log?subject=reservation&subjectId=${reservation.id}`,
    );
    expect(trail.data.filter(({ action }) => action === 'objection-answered')).toHaveLength(1);
  });

  it('while its days last, and only where something was deducted', async () => {
    const { who, reservation } = await settled();
    noon(addDays(reservation.checkOut, checkOuts.objectionDays + 1));
    expect((await object(who, reservation.id)).code).toBe('objection_closed');
    noon('2026-11-21');
    const whole = await settled([]);
    expect((await object(whole.who, whole.reservation.id)).code).toBe('objection_closed');
    noon('2026-11-21');
    const open = await someReservation();
    expect((await object(open.who, open.reservation.id)).code).toBe('objection_closed');
    expect((await object(who, open.reservation.id)).status).toBe(404);
  });
});

describe('what was told on leaving', () => {
  it('is exported with the account and erased with it', async () => {
    const { who, reservation } = await someReservation();
    noon(reservation.checkOut);
    const id = (await uploadOwn(host, who, 'check-out', await photograph())).data.id;
    await send(who, reservation.id, { photoIds: [id] });
    const of = { accountId: who.id, email: who.email, phoneCountry: null, phone: null };
    const exported = await Promise.all(host.ctx.personalData.map((part) => part.exported(host.ctx.db, of)));
    expect(JSON.stringify(exported)).toContain('The lamp flickers.');
    await host.ctx.db.transaction().execute(async (trx) => {
      for (const { erase } of host.ctx.personalData) await erase(trx, of);
    });
    const left = await host.ctx.db
      .selectFrom('check_out_reports')
      .select('reservation_id')
      .where('reservation_id', '=', reservation.id)
      .execute();
    expect(left).toEqual([]);
    const file = await host.ctx.db
      .selectFrom('files')
      .select('unused_since')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(file?.unused_since).not.toBeNull();
  });
});
