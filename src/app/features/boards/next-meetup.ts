import { api } from '#app/platform/api.ts';
import type { Meetup } from './model.ts';

/** How long a page waits for what it can show later. */
const MOMENT_MS = 100;

/** The next event of the lounge, where there is one to come; `later` where the network takes more than a moment to say so. */
export type NextMeetup = { next?: Meetup | undefined; later?: Promise<Meetup | undefined> };

/** Never fails: what cannot be had is left out. A page of the host comes whole. */
export function nextMeetup(): Promise<NextMeetup> {
  const later = ask().catch(() => undefined);
  const known = later.then((next): NextMeetup => ({ next }));
  if (typeof document === 'undefined') return known;
  return Promise.race([known, new Promise<NextMeetup>((go) => setTimeout(go, MOMENT_MS, { later }))]);
}

async function ask(): Promise<Meetup | undefined> {
  const query = { boardType: 'EVENT', upcoming: 'true', pageSize: '1' } as const;
  const { items } = await api.boards.list({ query });
  return items.find((board): board is Meetup => board.event !== null);
}
