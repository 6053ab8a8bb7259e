import type { EventSeat, OwnEvent } from '#contract/events.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { writeCached } from '#app/platform/offline/member-cache.ts';
import { networkFirst, type Loaded } from '#app/platform/offline/network-first.ts';
import { session } from '#app/platform/session/session.ts';

const key = (boardId: string) => `seat/${boardId}`;

/** Reads the member's seat or place at an event; the device's copy if the host is unreachable. */
export const ownSeat = (id: string): Promise<Result<Loaded<EventSeat>>> =>
  attempt(() => networkFirst(key(id), () => api.events.seat({ params: { id } })));

export const takeSeat = (id: string): Promise<Result<Loaded<EventSeat>>> =>
  changed(id, () => api.events.takeSeat({ params: { id } }));

export const leaveEvent = (id: string): Promise<Result<Loaded<EventSeat>>> =>
  changed(id, () => api.events.leave({ params: { id } }));

/** Lists the member's upcoming events, the next one first; the device's copy if the host is unreachable. */
export const ownEvents = (): Promise<Result<Loaded<OwnEvent[]>>> =>
  attempt(() => networkFirst('events', () => api.events.mine()));

function changed(id: string, call: () => Promise<EventSeat>): Promise<Result<Loaded<EventSeat>>> {
  const accountId = session.viewer()?.id;
  const isHere = () => accountId !== undefined && session.viewer()?.id === accountId;
  return attempt(async () => {
    const value = await call();
    const onDevice = isHere() && (await writeCached(accountId ?? '', key(id), value, isHere));
    return { value, readAt: Date.now(), fromDevice: false, onDevice };
  });
}
