import { brand } from '#contract/brand.ts';

/** Whom the live-chat widget is told about when somebody logged in opens it (spec section 2, Layout). */
export type ChatPerson = {
  username: string;
  name: string;
  phone: string;
  /** Names of the first upcoming and the first past home; null where there is none. */
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

/** Whether a live-chat service is configured and on the page; without it the concierge panel takes its place. */
export function chatIsThere(): boolean {
  return pluginKey !== '' && window.ChannelIO !== undefined;
}

/** Opens the live-chat widget, telling it who is asking. Call only where `chatIsThere()`. */
export function openChat(person: ChatPerson | null): void {
  window.ChannelIO?.('boot', {
    pluginKey,
    ...(person && {
      memberId: person.username,
      profile: {
        name: person.name,
        mobileNumber: person.phone,
        upcomingListing: person.upcomingListing,
        pastListing: person.pastListing,
      },
    }),
  });
  window.ChannelIO?.('showMessenger');
}

/** Lets the widget forget who was talking. */
export function endChat(): void {
  window.ChannelIO?.('shutdown');
}
