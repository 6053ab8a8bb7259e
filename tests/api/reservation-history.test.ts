import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/reservations/history.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');

const call = async <T>(who: Person, method: string, path: string) =>
  host.call<T>(method, `/v1/reservations/${path}`, { token: await tokenNow(host, who) });
const historyOf = (who: Person, id: string) => call<HistoryEntry[]>(who, 'GET', `${id}/events`);

describe('what happened to a reservation', () => {
  it('is told to its member alone, newest first, with who signed, what was paid and which mails left', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    await runJobs(host.ctx);
    const { data } = await historyOf(who, reservation.id);
    const kinds = data.map(({ what }) => what);
    expect(kinds).toEqual(
      expect.arrayContaining(['requested', 'contract_sent', 'signed', 'signed_by_all', 'paid', 'confirmed']),
    );
    expect(kinds.at(-1)).toBe('requested');
    expect(data.map(({ at }) => at)).toEqual(
      data
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(data.find(({ what }) => what === 'signed')?.name).toBe(reservation.contract.signers[0]?.name);
    expect(data.find(({ what }) => what === 'paid')?.amount).toBe(reservation.payments[0]?.amount);
    expect(data.filter(({ what }) => what === 'message').every(({ subject }) => subject)).toBe(true);
    expect(kinds).toContain('message');

    expect((await historyOf(await person(host), reservation.id)).code).toBe('not_found');
    expect((await host.call('GET', `/v1/reservations/${reservation.id}/events`)).status).toBe(401);
  });

  it('tells a cancellation and each refund, and of nobody what only staff know', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    await host.ctx.db
      .insertInto('reservation_events')
      .values({
        id: crypto.randomUUID(),
        reservation_id: reservation.id,
        seq: 90,
        transition: 'park',
        actor_kind: 'administrator',
        actor_name: 'Somebody',
        at: new Date(host.clock.now()),
        before: '{}',
        after: '{}',
        note: 'the quiet reason',
      })
      .execute();
    expect((await call(who, 'DELETE', `${reservation.id}/cancel`)).status).toBe(200);
    const { data } = await historyOf(who, reservation.id);
    const kinds = data.map(({ what }) => what);
    expect(kinds).toContain('cancelled');
    expect(kinds).toContain('refund_recorded');
    const refunds = data.filter(({ what }) => what === 'refund_recorded');
    expect(refunds.every(({ amount }) => (amount ?? 0) > 0)).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/quiet reason|Somebody|@|"ip"/);
  });
});
