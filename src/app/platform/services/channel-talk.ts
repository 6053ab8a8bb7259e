import { boot, loadScript, type BootOption } from '@channel.io/channel-web-sdk-loader';
import { admitScripts } from '../browser/admit-scripts.ts';
import { chatOwner, chatStarted, endChat, isChatStarted } from './chat.ts';
import { enterPage } from './offered.ts';

/** Member data passed to the live chat (docs/specification.md#layout). */
export type ChatPerson = {
  /** Opaque member id for the chat service, with the host's hash of it. */
  memberId: string;
  memberHash: string;
  /** Name as stored in the account (docs/specification.md#entities-and-fields, Account). */
  username: string;
  name: string;
  /** International format: a plus and digits. Empty if there is none. */
  phone: string;
  /** Names of the houses of the first upcoming and the first past stay; null if there is none. */
  upcomingListing: string | null;
  pastListing: string | null;
};

/** Maximum time in ms that the chat button waits. */
const PATIENCE_MS = 8000;

let starting: Promise<void> | undefined;

/**
 * Loads the live chat and starts it for the current viewer, without its own button. `person` is called only for members.
 * @throws if it cannot be loaded or does not answer
 */
export function startChat(
  pluginKey: string,
  language: string,
  person: () => Promise<ChatPerson | null>,
): Promise<void> {
  starting ??= start(pluginKey, language, person).finally(() => (starting = undefined));
  return starting;
}

async function start(
  pluginKey: string,
  language: string,
  person: () => Promise<ChatPerson | null>,
): Promise<void> {
  if (isChatStarted()) return;
  const owner = chatOwner();
  const loading = load();
  const who = owner ? await person() : null;
  await loading;
  // Somebody may have logged out meanwhile: the chat is not told of them.
  if (owner !== chatOwner()) throw new Error('Somebody else is at this device now');
  endChat();
  chatStarted(owner);
  await booted({
    pluginKey,
    language,
    hideChannelButtonOnBoot: true,
    // Addresses of ours may hold a token.
    trackDefaultEvent: false,
    trackUtmSource: false,
    ...(who && {
      memberId: who.memberId,
      memberHash: who.memberHash,
      profile: {
        username: who.username,
        name: who.name,
        ...(who.phone && { mobileNumber: who.phone }),
        upcomingListing: who.upcomingListing,
        pastListing: who.pastListing,
      },
    }),
  });
}

function booted(options: BootOption): Promise<void> {
  return new Promise<void>((done, failed) => {
    const given = setTimeout(() => failed(new Error('The chat does not answer')), PATIENCE_MS);
    boot(options, (error) => {
      clearTimeout(given);
      if (error) failed(error);
      else done();
    });
  }).catch((error: unknown) => {
    endChat();
    throw error;
  });
}

let loaded: Promise<void> | undefined;

/** Loads the script through its own loader, which does not report failures. The next attempt starts again. */
function load(): Promise<void> {
  loaded ??= new Promise<void>((done, failed) => {
    admitScripts();
    enterPage('chat');
    loadScript();
    const script = document.querySelector<HTMLScriptElement>('script[src*="cdn.channel.io/"]');
    script?.addEventListener('load', () => done());
    script?.addEventListener('error', () => failed(new Error('The chat cannot be loaded')));
    if (!script) failed(new Error('The chat cannot be loaded'));
  }).catch((error: unknown) => {
    loaded = undefined;
    Object.assign(window, { ChannelIO: undefined, ChannelIOInitialized: false });
    throw error;
  });
  return loaded;
}
