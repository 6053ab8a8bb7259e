import i18next, { createInstance, type i18n as I18n } from 'i18next';
import type { Bilingual, Language } from '#contract/shared.ts';
import { storage } from '../browser/storage.ts';
import { loadTexts } from './load-texts.ts';
import { setI18n } from './use-translation.ts';

/** Spec section 1: lookups by query parameter, cookie and local storage, then the browser; Korean is the fallback. */
const KEY = 'lng';

/** The language for this visit. */
export function chosenLanguage(location: { search: string } = globalThis.location): Language {
  const asked = [
    new URLSearchParams(location.search).get(KEY),
    storage.get(KEY),
    /(?:^|; )lng=(ko|en)/.exec(globalThis.document?.cookie ?? '')?.[1],
    ...(globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2)),
  ];
  return asked.find((tag): tag is Language => tag === 'ko' || tag === 'en') ?? 'ko';
}

/** Makes the texts of one language ready; `loaded` are namespaces that came with the page. @throws where the first of them cannot be had */
export async function startTexts(
  language: Language,
  loaded: Record<string, Record<string, unknown>> = {},
  instance: I18n = i18next,
): Promise<I18n> {
  const namespaces = Object.keys(loaded);
  await instance.init({
    lng: language,
    // Korean is the fallback of the choice; every English text is there (a test holds them to the same keys), so none is fetched twice.
    fallbackLng: (code: string) => (code === 'en' ? [] : ['ko']),
    ns: namespaces.length ? namespaces : ['common'],
    defaultNS: 'common',
    resources: { [language]: loaded },
    interpolation: { escapeValue: false },
  });
  setI18n(instance);
  await loadTexts('common', instance);
  return instance;
}

/** A second set of texts beside the page's own, for rendering on the server. */
export function separateTexts(language: Language): Promise<I18n> {
  return startTexts(language, {}, createInstance());
}

let beforeSwitch = async () => {};
/** Registers the work to await before the texts on screen change their language. */
export function settleBeforeSwitch(settle: () => Promise<void>): void {
  beforeSwitch = settle;
}

/** Switches the language for everything on screen and remembers it for the next visit. @throws where its texts cannot be had: nothing changes */
export async function switchLanguage(language: Language): Promise<void> {
  await loadTexts(Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}), i18next, language);
  await beforeSwitch();
  rememberLanguage(language);
  followInAddress(language);
  await i18next.changeLanguage(language);
}

/** An address that names a language names the chosen one from now on: it is asked before the stored choice at the next start. */
function followInAddress(language: Language): void {
  if (!location.search.includes(KEY)) return;
  history.replaceState(history.state, '', location.href.replace(/\blng=\w+/, `lng=${language}`));
}

/**
 * Begins a visit in a language. A link that names it is a choice where none is stored; what the browser prefers and the fallback are none,
 * and are looked up again at the next visit (decisions: Languages).
 */
export function beginLanguage(language: Language): void {
  if (!storage.get(KEY) && new URLSearchParams(location.search).get(KEY) === language)
    rememberLanguage(language);
  else document.documentElement.lang = language;
}

/** The local storage key of the answer to the offer of English. A choice of a language answers it too. */
const OFFER_KEY = 'languageOffer';

/**
 * True where English is to be offered: the page is in Korean only because the browser prefers neither of our languages, and nobody has
 * answered the offer on this device.
 */
export function isEnglishOffered(): boolean {
  const speaksOne = navigator.languages.some((tag) => /^(ko|en)\b/i.test(tag));
  return i18next.language === 'ko' && !speaksOne && storage.get(OFFER_KEY) === null;
}

/** Stores the choice where the specification looks it up: local storage, and a cookie for the host's rendering. */
function rememberLanguage(language: Language): void {
  storage.set(KEY, language);
  storage.set(OFFER_KEY, 'answered');
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}

/** The text of a bilingual field in the language on screen; English falls back to Korean. */
export function localText(text: Bilingual, language: string): string {
  return (language === 'en' && text.en) || text.ko;
}

/** Loads a lazy part together with its namespaces of texts, which do not come with a page. @throws where either cannot be had */
export async function withTexts<T>(namespace: string | string[], part: Promise<T>): Promise<T> {
  return (await Promise.all([part, loadTexts(namespace)]))[0];
}

export { i18next as texts };
