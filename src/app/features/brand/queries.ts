import { api } from '#app/platform/api.ts';
import type { ChatPerson } from '#app/platform/chat.ts';

/** What the live chat is told of the logged-in member; null when it cannot be had. `name` picks the text of a home's name. */
export async function chatPerson(
  name: (text: { ko: string; en: string }) => string,
): Promise<ChatPerson | null> {
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
