import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Corrected } from '#contract/admin/corrections.ts';
import type { FreeHouse } from '#contract/admin/parking.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { booking } from '#contract/rules/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  messages,
  payReservation,
  requestReservation,
  signAll,
  signingToken,
  signReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  stayOf,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;
const admin = () => person(host, { role: 'admin', name: 'Jiwoo' });

const right = {
  firstName: 'Linh',
  lastName: 'Trần',
  email: 'linh.tran@people.example',
  phoneCountry: '+84',
  phone: '911111111',
};
const correct = async (
  boss: Person,
  id: string,
  position: number | string = 1,
  body: object = right,
  ifMatch = '*',
) =>
  host.call<Corrected>('PUT', `/v1/admin/reservations/${id}/occupants/${position}`, {
    token: await tokenNow(host, boss),
    headers: { 'if-match': ifMatch },
    body,
  });
const move = async (boss: Person, id: string, houseId: string, reason = 'The boiler is beyond repair.') =>
  host.call('POST', `/v1/admin/reservations/${id}/move`, {
    token: await tokenNow(host, boss),
    body: { houseId, reason },
  });
const detail = async (boss: Person, id: string) =>
  (
    await host.call<AdminReservationDetail>('GET', `/v1/admin/reservations/${id}`, {
      token: await tokenNow(host, boss),
    })
  ).data;
const audited = (id: string) =>
  host.ctx.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();

describe('two administrators correct one occupant', () => {
  it('of whom the second is shown what the first wrote, and decides', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host, { guests: 2 });
    const { version } = await detail(boss, reservation.id);
    const once = { ...right, email: 'two.at.once@people.example', language: 'en', isOwnLanguage: false };
    const first = await correct(boss, reservation.id, 2, once, `"${version}"`);
    expect(first.status).toBe(200);
    expect(first.data.occupants[1]).toEqual(once);
    expect(first.headers.get('etag')).toBe(`"${first.data.version}"`);
    const other = { ...once, lastName: 'Tran' };
    const second = await correct(boss, reservation.id, 2, other, `"${version}"`);
    expect(second).toMatchObject({ status: 412, code: 'version_stale', current: first.data });
    expect((await detail(boss, reservation.id)).occupants[1]).toEqual(once);
    expect((await correct(boss, reservation.id, 2, other, `"${first.data.version}"`)).status).toBe(200);
    expect((await detail(boss, reservation.id)).occupants[1]).toEqual(other);
  });

  it('not without saying which version they saw', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    const path = `/v1/admin/reservations/${reservation.id}/occupants/1`;
    const answer = await host.call('PUT', path, { token: await tokenNow(host, boss), body: right });
    expect(answer).toMatchObject({ status: 428, code: 'version_required' });
  });
});

describe('an administrator corrects an occupant', () => {
  it('before anybody has signed: on record, with a fresh contract in place of the old', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host, { guests: 2 });
    const old = await signingToken(host, who);
    expect((await detail(boss, reservation.id)).actions).toContain('correct_occupant');
    expect((await correct(boss, reservation.id, 2)).status).toBe(200);
    const mailed = (await messages(host, right.email, 'contract:')).length;
    expect((await correct(boss, reservation.id, 2)).status, 'the same again').toBe(200);
    expect(await messages(host, right.email, 'contract:')).toHaveLength(mailed);
    const data = await detail(boss, reservation.id);
    expect(data.occupants).toMatchObject([{ lastName: 'Nguyễn 1' }, right]);
    expect(data.contract.signers[1]).toMatchObject({ name: 'Trần Linh', email: right.email });
    expect(data.events.at(-1)).toMatchObject({ transition: 'correct_occupant', by: 'administrator' });
    expect(await audited(reservation.id)).toMatchObject([
      {
        action: 'occupant-corrected',
        before: { lastName: 'Nguyễn 2' },
        after: { lastName: 'Trần', position: 2 },
      },
    ]);
    expect(await messages(host, right.email, 'contract')).toHaveLength(1);
    expect((await signReservation(host, old)).code).toBe('contract_void');
    await signAll(host, reservation);
    expect((await detail(boss, reservation.id)).signed).toBe(true);
  });

  it('whose number from before such were refused stays, and holds up nothing else', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    const [known] = (await detail(boss, reservation.id)).occupants;
    const stored = { ...known, phoneCountry: '+84', phone: '91234567012' };
    const setStored = { phone_country: stored.phoneCountry, phone: stored.phone };
    await host.ctx.db
      .updateTable('occupants')
      .set(setStored)
      .where('reservation_id', '=', reservation.id)
      .execute();
    const renamed = { ...stored, lastName: 'Trần' };
    expect((await correct(boss, reservation.id, 1, renamed)).data.occupants).toEqual([renamed]);
    for (const wrong of [{ phone: '91234567013' }, { phoneCountry: '+1' }])
      expect(await correct(boss, reservation.id, 1, { ...renamed, ...wrong })).toMatchObject({
        status: 400,
        code: 'phone_invalid',
        fields: { phone: 'phone_invalid' },
      });
    const mended = { ...renamed, phone: '912345670' };
    expect((await correct(boss, reservation.id, 1, mended)).data.occupants).toEqual([mended]);
    expect((await correct(boss, reservation.id, 1, renamed)).code, 'it is stored no more').toBe(
      'phone_invalid',
    );
  });

  it('not after a signature, not without a hold, and nobody who is not there', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host, { guests: 2 });
    for (const position of [0, 3, 'x', '1e1'])
      expect((await correct(boss, reservation.id, position)).code, `${position}`).toBe('not_found');
    expect(await correct(boss, reservation.id, 1, { ...right, email: 'nobody' })).toMatchObject({
      status: 400,
      fields: { email: 'email_invalid' },
    });
    await signReservation(host, await signingToken(host, who));
    expect((await correct(boss, reservation.id)).code).toBe('contract_signed');
    expect((await detail(boss, reservation.id)).actions).not.toContain('correct_occupant');
    const { reservation: lapsed } = await someoneWithAReservation(host);
    clock.forward(hours(25));
    expect((await correct(boss, lapsed.id)).code).toBe('hold_expired');
    clock.set('2026-11-21T01:00:00Z');
    const { reservation: done } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    expect((await correct(boss, done.id)).code).toBe('not_changeable');
    expect(await audited(reservation.id)).toEqual([]);
  });
});

describe('an administrator moves a reservation', () => {
  it('to a free house at what was agreed: the payments stay, the contract is issued anew', async () => {
    const boss = await admin();
    const {
      who,
      reservation,
      houseId: from,
    } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const to = await createHouse(host);
    expect((await detail(boss, reservation.id)).actions).toContain('move');
    clock.forward(hours(1));
    expect((await move(boss, reservation.id, to)).status).toBe(200);
    const turnovers = await host.ctx.db
      .selectFrom('turnovers')
      .select('house_id')
      .where('arrival_id', '=', reservation.id)
      .where('cancelled_at', 'is', null)
      .execute();
    expect(turnovers).toEqual([{ house_id: to }]);
    const data = await detail(boss, reservation.id);
    expect(data).toMatchObject({
      status: 'confirmed',
      houseId: to,
      total: reservation.total,
      payments: [{ id: reservation.payments[0]!.id, status: 'paid' }],
      refunds: [],
      contract: { status: 'sent', signers: [{ status: 'sent' }] },
    });
    expect(data.events.at(-1)).toMatchObject({
      transition: 'move_confirmed',
      note: 'The boiler is beyond repair.',
    });
    expect(await audited(reservation.id)).toMatchObject([
      { action: 'reservation-moved', before: { houseId: from }, after: { houseId: to } },
    ]);
    const told = await messages(host, who.email, ':moved:');
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain('The boiler is beyond repair.');
    // It can be signed and not declined: the stay was confirmed all along.
    const token = await signingToken(host, who);
    const refused = await host.call('POST', `/v1/contracts/${token}/decline`, {
      body: { reason: 'Not there.' },
    });
    expect(refused).toMatchObject({ status: 409, code: 'stay_confirmed' });
    // A lost mail is no dead end: My page has the link, at once or by another mail.
    const path = `/v1/reservations/${reservation.id}`;
    expect((await stayOf(host, who, reservation.id)).data.contract.status).toBe('sent');
    const member = { token: await tokenNow(host, who) };
    expect((await host.call('POST', `${path}/contract`, member)).status).toBe(200);
    const here = await host.call<{ token: string }>('POST', `${path}/signing-link`, member);
    await signReservation(host, here.data.token);
    for (const call of ['contract', 'signing-link'])
      expect(await host.call('POST', `${path}/${call}`, member)).toMatchObject({ code: 'contract_signed' });
    expect(await detail(boss, reservation.id)).toMatchObject({
      status: 'confirmed',
      signed: true,
      contract: { status: 'signed' },
    });
    expect((await stayOf(host, who, reservation.id)).data.houseId).toBe(to);
    // The house it left is free, the one it has is not.
    const other = await person(host);
    expect((await requestReservation(host, other, { houseId: to, checkIn: '2026-12-15' })).code).toBe(
      'dates_taken',
    );
    expect((await requestReservation(host, other, { houseId: from, checkIn: '2026-12-15' })).status).toBe(
      200,
    );
  });

  it('and the contract names the rent that was agreed, whatever the new house costs', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-02-10' });
    const line = async () => {
      const { content } = await host.ctx.db
        .selectFrom('contracts')
        .select('content')
        .where('reservation_id', '=', reservation.id)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      return (content as { price: { lines: { label: { en: string }; amountKrw: number }[] } }).price.lines[0];
    };
    const agreed = await line();
    const dear = await createHouse(host);
    await host.ctx.db.updateTable('houses').set({ monthly_rent: 9_990_000 }).where('id', '=', dear).execute();
    clock.forward(hours(1));
    expect((await move(boss, reservation.id, dear)).status).toBe(200);
    expect(await line()).toEqual(agreed);
  });

  it('and lists it as unsigned, and reminds of the new contract, until that is signed', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-01-15' });
    const isListed = async () => {
      const path = `/v1/admin/reservations?unsigned=true&search=${reservation.code}`;
      const { data } = await host.call<{ id: string }[]>('GET', path, { token: await tokenNow(host, boss) });
      return data.some(({ id }) => id === reservation.id);
    };
    expect(await isListed()).toBe(false);
    expect((await move(boss, reservation.id, await createHouse(host))).status).toBe(200);
    expect(await isListed()).toBe(true);
    const reminders = async () => (await messages(host, who.email, 'signing-reminder:')).length;
    const before = await reminders();
    clock.forward(hours(Math.max(...booking.signingReminderHours)));
    await runJobs(host.ctx);
    expect(await reminders()).toBe(before + 1);
    await signAll(host, reservation);
    expect(await isListed()).toBe(false);
  });

  it('a request too, which is then signed anew and confirmed by its payment', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    await signAll(host, reservation);
    expect((await move(boss, reservation.id, await createHouse(host))).status).toBe(200);
    expect(await detail(boss, reservation.id)).toMatchObject({
      status: 'requested',
      signed: false,
      contract: { status: 'sent' },
    });
    await payReservation(host, who, reservation);
    expect((await detail(boss, reservation.id)).status).toBe('requested');
    await signAll(host, reservation);
    expect((await detail(boss, reservation.id)).status).toBe('confirmed');
  });

  it('to houses that are free for its nights, whatever their shortest stay, and have room for its people', async () => {
    const boss = await admin();
    const { who, reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-15',
      nights: 10,
      guests: 2,
    });
    await signAll(host, reservation);
    const nights = { checkIn: reservation.checkIn, nights: 10 };
    const path = `/v1/admin/reservations/${reservation.id}/free-houses`;
    const ask = async (by: Person, of = path) =>
      host.call<FreeHouse[]>('GET', of, { token: await tokenNow(host, by) });
    const long = await createHouse(host, { minNights: 30 });
    const small = await createHouse(host, { maxGuests: 1 });
    const draft = await createHouse(host);
    await host.ctx.db.updateTable('houses').set({ published: false }).where('id', '=', draft).execute();
    const taken = await someoneWithAConfirmedReservation(host, nights);
    const held = await someoneWithAReservation(host, nights);
    const parked = await someoneWithAConfirmedReservation(host, nights);
    const token = await tokenNow(host, boss);
    await host.call('POST', `/v1/admin/reservations/${parked.reservation.id}/park`, { token });
    const blocked = await createHouse(host);
    await sql`insert into blocked_dates (id, house_id, starts_on, ends_on, reason, note, created_at)
      values (${randomUUID()}, ${blocked}, '2026-12-20', '2026-12-21', 'repair', '', now())`.execute(
      host.ctx.db,
    );
    const given = async () =>
      new Map((await ask(boss)).data.map((house) => [house.id, house.parked] as const));
    const houses = await given();
    expect(houses.get(long)).toBe(false);
    expect(houses.get(parked.houseId)).toBe(true);
    for (const id of [houseId, small, draft, taken.houseId, held.houseId, blocked])
      expect(houses.has(id), id).toBe(false);
    clock.forward(hours(25));
    expect((await given()).get(held.houseId), 'its hold has run out').toBe(false);
    expect((await move(boss, reservation.id, long)).status).toBe(200);
    expect((await ask(who)).status).toBe(403);
    expect((await ask(boss, '/v1/admin/reservations/nothing/free-houses')).status).toBe(404);
  });

  it('not to a house that is taken, too small, the same or unknown; of two moves into one house the first', async () => {
    const boss = await admin();
    const { reservation, houseId } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-15',
      guests: 2,
    });
    const { houseId: taken } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-20' });
    expect(await move(boss, reservation.id, taken)).toMatchObject({
      status: 409,
      fields: { houseId: 'dates_taken' },
    });
    expect(await move(boss, reservation.id, await createHouse(host, { maxGuests: 1 }))).toMatchObject({
      fields: { houseId: 'guests_over_capacity' },
    });
    expect((await move(boss, reservation.id, houseId)).code).toBe('not_movable');
    expect((await move(boss, reservation.id, 'castle')).code).toBe('not_found');
    expect((await move(boss, reservation.id, await createHouse(host), ' ')).status).toBe(400);
    const free = await createHouse(host);
    const { reservation: rival } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-16' });
    const answers = await Promise.all([move(boss, reservation.id, free), move(boss, rival.id, free)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('not once somebody may know how to get in, nor without a hold', async () => {
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const { reservation: lapsed } = await someoneWithAReservation(host);
    const free = await createHouse(host);
    clock.set('2026-12-14T06:00:00Z');
    expect((await move(await admin(), reservation.id, free)).code).toBe('not_movable');
    expect((await detail(await admin(), reservation.id)).actions).not.toContain('move');
    expect((await move(await admin(), lapsed.id, free)).code).toBe('hold_expired');
    expect(await audited(reservation.id)).toEqual([]);
  });
});
