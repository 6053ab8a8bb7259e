import { chatPerson } from '#app/features/brand/queries.ts';
import { localText, texts } from '#app/platform/i18n/i18n.ts';
import { startChat } from '#app/platform/services/channel-talk.ts';
import { isChatStarted, showChat } from '#app/platform/services/chat.ts';
import { mayUse } from '#app/platform/services/consent.ts';
import { isOpenTo, offeredServices } from '#app/platform/services/offered.ts';

/**
 * Starts the live chat, and opens it if `show` is true.
 * @returns `ask` if consent is missing, `contact` if this screen has no chat or it cannot be loaded
 */
export async function openLiveChat(show = true): Promise<'open' | 'ask' | 'contact'> {
  const offered = await offeredServices();
  if (!offered?.chat || !isOpenTo('chat', location.pathname)) return 'contact';
  if (!mayUse('chat')) return 'ask';
  const { language } = texts;
  try {
    await startChat(offered.chat.pluginKey, language, () => chatPerson((text) => localText(text, language)));
  } catch {
    return 'contact';
  }
  if (!isChatStarted()) return 'contact';
  if (show) showChat();
  return 'open';
}
