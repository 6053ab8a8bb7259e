import { brand } from '#contract/brand.ts';

/** The member that the live-chat widget is told about when they open it (spec section 2, Layout). */
export type ChatPerson = {
  /** Opaque to the chat service: the account's id, never a name. */
  memberId: string;
  name: string;
  phone: string;
  /** Names of the houses of the first upcoming and the first past stay; null where there is none. */
  upcomingListing: string | null;
  pastListing: string | null;
};

type Widget = (command: 'boot' | 'showMessenger' | 'shutdown', options?: Record<string, unknown>) => void;

declare global {
  interface Window {
    /** The live-chat service's own function, there once its loader is part of the page. */
    ChannelIO?: Widget;
  }
}

const pluginKey: string = brand.chatPluginKey;

/** True where a live-chat service is configured and on the page; without it the concierge panel takes its place. */
export function chatIsThere(): boolean {
  return pluginKey !== '' && window.ChannelIO !== undefined;
}

/** Opens the live-chat widget with the member's profile, if any. Call only where `chatIsThere()`. */
export function openChat(person: ChatPerson | null): void {
  window.ChannelIO?.('boot', {
    pluginKey,
    ...(person && {
      memberId: person.memberId,
      profile: {
        name: person.name,
        ...(person.phone && { mobileNumber: person.phone }),
        upcomingListing: person.upcomingListing,
        pastListing: person.pastListing,
      },
    }),
  });
  window.ChannelIO?.('showMessenger');
}

/** Ends the widget's session, which holds the member's profile. */
export function endChat(): void {
  window.ChannelIO?.('shutdown');
}
