import { personName } from '#contract/rules/people/names.ts';
import { api } from '#app/platform/api/api.ts';
import type { ChatPerson } from '#app/platform/services/channel-talk.ts';

/** Loads the member's data for the live chat; null on failure. `name` picks the language of a house's name. */
export async function chatPerson(
  name: (text: { ko: string; en: string }) => string,
): Promise<ChatPerson | null> {
  try {
    const [identity, { username }, profile, upcoming, past] = await Promise.all([
      api.services.chatIdentity(),
      api.users.me(),
      api.users.profile(),
      api.reservations.upcoming(),
      api.reservations.past(),
    ]);
    return {
      ...identity,
      username,
      name: personName(profile),
      phone: profile.phone === null ? '' : `${profile.phoneCountry}${profile.phone}`,
      upcomingListing: upcoming[0] ? name(upcoming[0].listingName) : null,
      pastListing: past[0] ? name(past[0].listingName) : null,
    };
  } catch {
    return null;
  }
}
