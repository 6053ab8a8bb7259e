import { describe, expect, it } from 'vitest';
import type { ReservationMessage, ReservationMessageText } from '#contract/admin/messages.ts';
import type { UnsentMessage } from '#contract/admin/today.ts';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import { addDays } from '#contract/rules/dates.ts';
import { runJobs } from '#server/jobs.ts';
import { deviceOf, person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  payReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';
import { opened } from '#tests/kit/outbox.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const admin = () => person(host, { role: 'admin' });
async function asks<T>(who: Person, method: string, path: string) {
  return host.call<T>(method, `/v1/admin/reservations/${path}`, { token: await tokenNow(host, who) });
}
const messages = async (boss: Person, id: string) =>
  (await asks<ReservationMessage[]>(boss, 'GET', `${id}/messages`)).data;
const text = async (boss: Person, id: string, message: string) =>
  (await asks<ReservationMessageText>(boss, 'GET', `${id}/messages/${message}`)).data.text;
const resend = (boss: Person, id: string, message: string) =>
  asks<null>(boss, 'POST', `${id}/messages/${message}/resend`);
const sentTo = async (to: string) =>
  opened(
    host,
    await host.ctx.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', to)
      .orderBy('created_at')
      .execute(),
  );

describe('the messages about a reservation', () => {
  it('are listed with where they went and what became of them, the newest first', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    expect((await messages(boss, reservation.id)).every(({ status }) => status === 'waiting')).toBe(true);
    await runJobs(host.ctx);
    const listed = await messages(boss, reservation.id);
    expect(listed.filter(({ channel }) => channel === 'email').map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([who.email]),
    );
    const confirmed = listed.find(({ subject }) => subject?.includes('confirmed'));
    expect(confirmed).toMatchObject({ channel: 'email', status: 'sent', attempts: 1, resendable: true });
    expect(await text(boss, reservation.id, confirmed!.id)).toContain(reservation.code);
  });

  it('hold no link that signs, and are not sent again where they hold one', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    await runJobs(host.ctx);
    const contract = (await messages(boss, reservation.id)).find(({ channel }) => channel === 'email')!;
    const [mailed] = await sentTo(contract.recipient!);
    const token = /token=([\w-]+)/.exec(mailed!.text)![1]!;
    const shown = await text(boss, reservation.id, contract.id);
    expect(shown).toContain('token=…');
    expect(shown).not.toContain(token);
    expect(contract.resendable).toBe(false);
    expect(await resend(boss, reservation.id, contract.id)).toMatchObject({
      status: 409,
      code: 'message_not_resendable',
    });
  });

  it('hold no door code either, which is sent again only while its member may have it', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    clock.set(`${addDays(reservation.checkIn, -1)}T06:01:00Z`);
    await runJobs(host.ctx);
    const house = await host.ctx.db
      .selectFrom('houses')
      .selectAll()
      .where('id', '=', reservation.houseId)
      .executeTakeFirstOrThrow();
    const checkIn = (await messages(boss, reservation.id)).find(({ subject }) =>
      subject?.startsWith('How to get into'),
    )!;
    const shown = await text(boss, reservation.id, checkIn.id);
    expect(shown).toContain('••••');
    expect(shown).not.toContain(house.door_code);
    expect(shown).not.toContain(house.wifi_password);

    await host.ctx.db.updateTable('houses').set({ door_code: '9071#' }).where('id', '=', house.id).execute();
    clock.forward(1000);
    expect((await resend(boss, reservation.id, checkIn.id)).status).toBe(200);
    const again = (await sentTo(who.email)).at(-1)!;
    expect(again.text, 'as it is now').toContain('9071#');
    await runJobs(host.ctx);
    expect(await text(boss, reservation.id, (await messages(boss, reservation.id))[0]!.id)).not.toContain(
      '9071#',
    );

    clock.set(`${reservation.checkOut}T03:00:00Z`);
    expect(await resend(boss, reservation.id, checkIn.id)).toMatchObject({ code: 'message_not_resendable' });
  });

  it('are sent again to the same address, on record, a few times a day', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const waiting = (await messages(boss, reservation.id)).find(({ subject }) =>
      subject?.includes('confirmed'),
    )!;
    expect(await resend(boss, reservation.id, waiting.id), 'it is on its way').toMatchObject({ status: 409 });
    await runJobs(host.ctx);
    const before = await sentTo(who.email);
    for (let each = 0; each < 5; each += 1)
      expect((await resend(boss, reservation.id, waiting.id)).status).toBe(200);
    expect(await resend(boss, reservation.id, waiting.id)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    });
    const after = await sentTo(who.email);
    const original = before.find(({ id }) => id === waiting.id)!;
    const { subject, text: words, html, attachments } = original;
    const again = after.filter(({ id }) => before.every((message) => message.id !== id));
    expect(again).toHaveLength(5);
    for (const message of again)
      expect(message).toMatchObject({ subject, text: words, html, attachments, sent_at: null });
    const { data } = await host.call<AuditEntry[]>(
      'GET',
      `/v1/admin/audit-log?subjectId=${reservation.id}&action=message-resent`,
      { token: await tokenNow(host, boss) },
    );
    expect(data).toHaveLength(5);
    expect(data[0]!.after).toEqual({ channel: 'email', recipient: who.email, subject });
  });

  it('remind of no instalment again that was paid since', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-11-30',
      nights: 60,
    });
    const due = reservation.payments[1]!;
    clock.set(`${addDays(due.dueOn, 3)}T02:00:00Z`);
    await runJobs(host.ctx);
    const boss = await admin();
    const reminder = async () =>
      (await messages(boss, reservation.id)).find(({ subject }) => subject?.includes('overdue'))!;
    const { id, resendable } = await reminder();
    expect(resendable).toBe(true);
    expect((await resend(boss, reservation.id, id)).status).toBe(200);
    const device = await deviceOf(host, who.id);
    const token = await tokenNow(host, { ...who, sessionId: device });
    expect((await payReservation(host, { ...who, token }, reservation, 1)).status).toBe(200);
    expect(await reminder()).toMatchObject({ resendable: false });
    expect(await resend(boss, reservation.id, id)).toMatchObject({ code: 'message_not_resendable' });
  });

  it('that were given up wait for a person until they are sent again or let be', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    await runJobs(host.ctx);
    const { id } = (await messages(boss, reservation.id)).find(({ subject }) =>
      subject?.includes('confirmed'),
    )!;
    const failed_at = new Date(clock.now());
    const giveUp = (message: string) =>
      host.ctx.db
        .updateTable('outbox')
        .set({ sent_at: null, failed_at, last_error: 'mailbox full' })
        .where('id', '=', message)
        .execute();
    await giveUp(id);
    clock.forward(10 * 60_000);
    const token = await tokenNow(host, boss);
    const listed = async () =>
      (
        await host.call<UnsentMessage[]>('GET', '/v1/admin/today/messages?pageSize=100', { token })
      ).data.filter(({ recipient }) => recipient === who.email);
    const settle = (message: string, as = token) =>
      host.call<null>('POST', `/v1/admin/today/messages/${message}/settlement`, { token: as });
    expect(await listed()).toMatchObject([{ id, givenUp: true, problem: 'mailbox full' }]);
    expect((await resend(boss, reservation.id, id)).status).toBe(200);
    expect(await listed(), 'sent again').toEqual([]);
    const [again, before] = await messages(boss, reservation.id);
    expect(again).toMatchObject({ status: 'waiting', settledAt: null });
    const settled = (await messages(boss, reservation.id)).find((message) => message.id === id)!;
    expect(settled).toMatchObject({ status: 'failed', resendable: false });
    expect(settled.settledAt).not.toBeNull();
    expect(await resend(boss, reservation.id, id)).toMatchObject({ code: 'message_not_resendable' });
    expect(before).toBeDefined();

    expect((await settle(again!.id)).status, 'it may still leave').toBe(404);
    await runJobs(host.ctx);
    expect((await settle(again!.id)).status, 'it has left').toBe(404);
    await giveUp(again!.id);
    clock.forward(10 * 60_000);
    expect(await listed()).toMatchObject([{ id: again!.id }]);
    expect((await settle(again!.id, await tokenNow(host, who))).status).toBe(403);
    for (let each = 0; each < 2; each += 1) expect((await settle(again!.id)).status).toBe(200);
    expect(await listed()).toEqual([]);
    const { data } = await host.call<AuditEntry[]>(
      'GET',
      `/v1/admin/audit-log?subjectId=${reservation.id}&action=message-settled`,
      { token },
    );
    expect(data.map(({ after }) => after)).toEqual([
      { channel: 'email', recipient: who.email, subject: again!.subject },
    ]);
  });

  it('are nobody else’s, and of one reservation only', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    const { reservation: other } = await someoneWithAReservation(host);
    const [message] = await messages(boss, reservation.id);
    expect((await asks(who, 'GET', `${reservation.id}/messages`)).status).toBe(403);
    expect((await asks(boss, 'GET', `${other.id}/messages/${message!.id}`)).status).toBe(404);
    expect((await resend(boss, other.id, message!.id)).status).toBe(404);
    expect((await asks(boss, 'GET', `${reservation.id}/messages/nothing`)).status).toBe(404);
  });
});
