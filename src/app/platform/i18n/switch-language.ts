import i18next from 'i18next';
import type { Language } from '#contract/shared.ts';
import { storage } from '../browser/storage.ts';
import { hydrateAll } from '../hydration/deferred-hydration.tsx';
import { isReachable } from '../offline/reachability.ts';
import { LANGUAGE_KEY, OFFER_KEY, pageData, rememberLanguage, speaksOne } from './i18n.ts';
import { loadTexts } from './load-texts.ts';

/** A switch waits for data in the language no longer than this; ms. */
const SWITCH_MS = 800;

/** Switches the language for everything on screen and remembers it for the next visit. @throws where its texts cannot be had: nothing changes */
export async function switchLanguage(language: Language): Promise<void> {
  await loadTexts(Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}), i18next, language);
  await settle();
  rememberLanguage(language);
  followInAddress(language);
  await i18next.changeLanguage(language);
}

/** Has everything on the page ready to change at once, with the data of a Korean page, which lacks its English; what was loaded since has both. */
async function settle(): Promise<void> {
  await hydrateAll();
  if (!isReachable()) return;
  const again = pageData.router?.invalidate({
    sync: true,
    filter: ({ updatedAt }) => updatedAt <= pageData.readAt,
  });
  await Promise.race([again, new Promise((resolve) => setTimeout(resolve, SWITCH_MS))]);
}

/** An address that names a language names the chosen one from now on: it is asked before the stored choice at the next start. */
function followInAddress(language: Language): void {
  if (!location.search.includes(LANGUAGE_KEY)) return;
  history.replaceState(history.state, '', location.href.replace(/\blng=\w+/, `lng=${language}`));
}

/**
 * True where English is to be offered: the page is in Korean only because the browser prefers neither of our languages, and nobody has
 * answered the offer on this device.
 */
export function isEnglishOffered(): boolean {
  return i18next.language === 'ko' && !speaksOne() && storage.get(OFFER_KEY) === null;
}
