import i18next from 'i18next';
import type { Language } from '#contract/shared.ts';
import { storage } from '../browser/storage.ts';
import { hydrateAll } from '../hydration/deferred-hydration.tsx';
import { isReachable } from '../offline/reachability.ts';
import { LANGUAGE_KEY, OFFER_KEY, pageData, rememberLanguage, speaksOne } from './i18n.ts';
import { loadTexts } from './load-texts.ts';

/** Maximum wait in ms of a language switch for data in the new language. */
const SWITCH_MS = 800;

/**
 * Switches the language of the page and remembers it for the next visit.
 * @throws if the texts cannot be loaded; nothing changes then
 */
export async function switchLanguage(language: Language): Promise<void> {
  await loadTexts(Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}), i18next, language);
  await settle();
  rememberLanguage(language);
  followInAddress(language);
  await i18next.changeLanguage(language);
}

/**
 * Prepares the whole page to switch at once: hydrates it and reloads the data that came with the page, which is in one language only. Data loaded
 * later has both.
 */
async function settle(): Promise<void> {
  await hydrateAll();
  if (!isReachable()) return;
  const again = pageData.router?.invalidate({
    sync: true,
    filter: ({ updatedAt }) => updatedAt <= pageData.readAt,
  });
  await Promise.race([again, new Promise((resolve) => setTimeout(resolve, SWITCH_MS))]);
}

/** Replaces a language named in the address by the chosen one, because the address wins over the stored choice at the next start. */
function followInAddress(language: Language): void {
  if (!location.search.includes(LANGUAGE_KEY)) return;
  history.replaceState(history.state, '', location.href.replace(/\blng=\w+/, `lng=${language}`));
}

/**
 * True if English should be offered: the page is in Korean only because the browser prefers neither of our languages, and the offer was not answered
 * on this device.
 */
export function isEnglishOffered(): boolean {
  return i18next.language === 'ko' && !speaksOne() && storage.get(OFFER_KEY) === null;
}
