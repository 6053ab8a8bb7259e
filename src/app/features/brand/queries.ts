import { ApiError, NetworkError, api } from '#app/platform/api.ts';
import type { ChatPerson } from '#app/platform/chat.ts';

/** What the live chat is told of the logged-in member; null when it cannot be had. `name` picks the text of a home's name. */
export async function chatPerson(name: (text: { ko: string; en: string }) => string): Promise<ChatPerson | null> {
  try {
    const [me, profile, upcoming, past] = await Promise.all([
      api.users.me(),
      api.users.profile(),
      api.reservations.upcoming(),
      api.reservations.past(),
    ]);
    return {
      username: me.username,
      name: `${profile.firstName} ${profile.lastName}`,
      phone: profile.phoneCountry + profile.phone,
      upcomingListing: upcoming[0] ? name(upcoming[0].listingName) : null,
      pastListing: past[0] ? name(past[0].listingName) : null,
    };
  } catch {
    return null;
  }
}

/** What became of a screen that could not be loaded: no network, a refusal with the host's own words, or something unforeseen. */
export function whatFailed(error: unknown): { kind: 'offline' } | { kind: 'refused'; message: string } | { kind: 'broken' } {
  if (error instanceof NetworkError || !globalThis.navigator?.onLine) return { kind: 'offline' };
  if (error instanceof ApiError && error.status < 500) return { kind: 'refused', message: error.message };
  return { kind: 'broken' };
}
