import { api } from '#app/platform/api/api.ts';
import type { EventBoard } from './model.ts';

/** Longest time that a page waits for data that it can also show later. */
const MOMENT_MS = 100;

/** The next event, if there is one; `later` if the network takes longer than `MOMENT_MS`. */
export type NextEvent = { next?: EventBoard | undefined; later?: Promise<EventBoard | undefined> };

/** Loads the next event; never fails. The host waits for the answer, a browser only `MOMENT_MS`. */
export function nextEvent(): Promise<NextEvent> {
  const later = ask().catch(() => undefined);
  const known = later.then((next): NextEvent => ({ next }));
  if (typeof document === 'undefined') return known;
  return Promise.race([known, new Promise<NextEvent>((go) => setTimeout(go, MOMENT_MS, { later }))]);
}

async function ask(): Promise<EventBoard | undefined> {
  const query = { boardType: 'EVENT', upcoming: 'true', pageSize: '1' } as const;
  const { items } = await api.boards.list({ query });
  return items.find((board): board is EventBoard => board.event !== null);
}
