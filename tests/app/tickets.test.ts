import { randomUUID } from 'node:crypto';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReservationTickets } from '#contract/reservations/tickets.ts';
import { setTransport } from '#app/platform/api/api.ts';
import { session } from '#app/platform/session/session.ts';
import { discard, sender, send, sendAll } from '#app/features/tickets/sender.ts';
import { startTestHost, testClock, tokenNow, type Person, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';

/** The device's database, which can be full. */
const device = vi.hoisted(() => ({ records: new Map<string, unknown>(), isFull: false }));
vi.mock('idb-keyval', () => {
  const room = () => {
    if (device.isFull) throw new DOMException('No room', 'QuotaExceededError');
  };
  return {
    promisifyRequest: () => new Promise(() => {}),
    get: async (key: string) => device.records.get(key),
    getMany: async (keys: string[]) => keys.map((key) => device.records.get(key)),
    keys: async () => [...device.records.keys()],
    set: async (key: string, value: unknown) => {
      room();
      device.records.set(key, value);
    },
    del: async (key: string) => void device.records.delete(key),
    clear: async () => device.records.clear(),
  };
});

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let losing: RegExp | null = null;
let linh: { who: Person; reservation: { id: string } };
let minh: { who: Person; reservation: { id: string } };
vi.stubGlobal('localStorage', new Window().localStorage);
// As on browsers without the Web Locks API: the host alone keeps two tabs from doubling anything.
vi.stubGlobal('navigator', {});

beforeAll(async () => {
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  const checkIn = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  linh = await someoneWithAConfirmedReservation(host, { checkIn });
  minh = await someoneWithAConfirmedReservation(host, { checkIn });
  wire = wireTo({
    fetch: async (request) => {
      const isLost = losing?.test(request.url) ?? false;
      const answer = await host.fetch(request);
      if (!isLost) return answer;
      losing = null;
      return Response.error();
    },
  });
  setTransport({ base: 'http://localhost:3000', language: () => 'ko' });
});
afterAll(async () => {
  wire.close();
  await host.close();
});
beforeEach(async () => {
  device.records.clear();
  device.isFull = false;
  wire.network.up = true;
  losing = null;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await host.ctx.db.deleteFrom('tickets').execute();
  await host.ctx.db.deleteFrom('allowances').execute();
  await as(linh.who);
});

const as = async (who: Person) =>
  session.store({ accessToken: await tokenNow(host, who), refreshToken: 'none' });
const entry = (changes: object = {}) => ({
  id: randomUUID(),
  reservationId: linh.reservation.id,
  ticketId: null,
  kind: 'damage' as const,
  text: 'The window does not close.',
  photos: [],
  writtenAt: Date.now(),
  problem: null,
  isStored: false,
  ...changes,
});
const atHost = async ({ who, reservation }: typeof linh) =>
  (
    await host.call<ReservationTickets>('GET', `/v1/reservations/${reservation.id}/tickets`, {
      token: await tokenNow(host, who),
    })
  ).data.tickets;
const waiting = () => sender.get().entries.map(({ id }) => id);

describe('what is written on a phone', () => {
  it('waits without a network, and is one ticket though its answer was lost', async () => {
    wire.network.up = false;
    const written = entry();
    await send(written);
    await sendAll();
    expect(waiting()).toEqual([written.id]);
    expect(await atHost(linh)).toEqual([]);
    wire.network.up = true;
    losing = /\/tickets$/;
    await sendAll();
    expect(losing, 'the host had it').toBeNull();
    expect(waiting(), 'and the phone does not know').toEqual([written.id]);
    await sendAll();
    expect(waiting()).toEqual([]);
    expect(await atHost(linh)).toMatchObject([{ id: written.id, text: written.text }]);
  });

  it('is sent also where the device has no room for it, and says so meanwhile', async () => {
    device.isFull = true;
    wire.network.up = false;
    await send(entry());
    await sendAll();
    expect(sender.get().entries).toMatchObject([{ isStored: false }]);
    wire.network.up = true;
    await sendAll();
    expect(waiting()).toEqual([]);
    expect(await atHost(linh)).toHaveLength(1);
  });

  it('belongs to its author: somebody else on the phone neither sees nor sends it', async () => {
    wire.network.up = false;
    for (const isFull of [false, true]) {
      device.isFull = isFull;
      await as(linh.who);
      await send(entry());
    }
    await sendAll();
    await as(minh.who);
    wire.network.up = true;
    await sendAll();
    expect(waiting()).toEqual([]);
    expect(await atHost(linh)).toEqual([]);
    expect(await atHost(minh)).toEqual([]);
  });

  it('stays with the reason where the host refuses it, until its author takes it back', async () => {
    const refused = entry({ text: ' ' });
    const after = entry({ writtenAt: Date.now() + 1 });
    wire.network.up = false;
    await send(refused);
    await send(after);
    await sendAll();
    wire.network.up = true;
    await sendAll();
    expect(sender.get().entries).toMatchObject([{ id: refused.id, problem: { code: 'text_required' } }]);
    expect(await atHost(linh)).toMatchObject([{ id: after.id }]);
    await discard(refused.id);
    expect(waiting()).toEqual([]);
  });
});
