import { api } from '#app/platform/api.ts';
import type { Meetup } from './model.ts';

/** The next event of the lounge, where there is one to come. */
export async function nextMeetup(): Promise<Meetup | undefined> {
  const query = { boardType: 'EVENT', upcoming: 'true', pageSize: '1' } as const;
  const { items } = await api.boards.list({ query });
  return items.find((board): board is Meetup => board.event !== null);
}
