import i18next, { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next, setI18n } from 'react-i18next';
import type { AnyRouter } from '@tanstack/react-router';
import type { Bilingual, Language } from '#contract/shared.ts';
import { storage } from '../browser/storage.ts';
import { backend, loadTexts } from './load-texts.ts';

/** Lookups by query parameter, cookie and local storage, then the browser; Korean is the fallback (docs/specification.md#purpose). */
export const LANGUAGE_KEY = 'lng';

/** The local storage key of the answer to the offer of English. A choice of a language answers it too. */
export const OFFER_KEY = 'languageOffer';

/** The language for this visit. */
export function chosenLanguage(location: { search: string } = globalThis.location): Language {
  const asked = [
    new URLSearchParams(location.search).get(LANGUAGE_KEY),
    storage.get(LANGUAGE_KEY),
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
  await instance
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      // Korean is the fallback of the choice; every English text is there (a test holds them to the same keys), so none is fetched twice.
      fallbackLng: (code: string) => (code === 'en' ? [] : ['ko']),
      ns: namespaces.length ? namespaces : ['common'],
      defaultNS: 'common',
      resources: { [language]: loaded },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  // Each `useTranslation` copies the own properties of what it is given, forty of i18next's: a tenth of a list's rendering. An heir has none.
  const heir = Object.create(instance) as I18n;
  setI18n(heir);
  await loadTexts('common', heir);
  return heir;
}

/** The router of a page, and when the data was read that came with it in one language; ms since the epoch, 0 where none came. */
export const pageData: { router?: Pick<AnyRouter, 'invalidate'>; readAt: number } = { readAt: 0 };

/** A second set of texts beside the page's own, for rendering on the server. */
export function separateTexts(language: Language): Promise<I18n> {
  return startTexts(language, {}, createInstance());
}

/** True of a browser that prefers one of our languages, whatever its order. */
export const speaksOne = (): boolean => navigator.languages.some((tag) => /^(ko|en)\b/i.test(tag));

/**
 * Begins a visit in a language. What the browser prefers and the fallback are no choice and are looked up again at the next visit; a link that
 * names a language is one for a browser that prefers none of ours, and for others lasts as long as its page (docs/specification.md#languages).
 */
export function beginLanguage(language: Language): void {
  const named = new URLSearchParams(location.search).get(LANGUAGE_KEY);
  if (named === language && !speaksOne() && !storage.get(LANGUAGE_KEY)) rememberLanguage(language);
  else document.documentElement.lang = language;
}

/** Stores the choice where it is looked up (docs/specification.md#purpose): in local storage, and in a cookie for the host's rendering. */
export function rememberLanguage(language: Language): void {
  storage.set(LANGUAGE_KEY, language);
  storage.set(OFFER_KEY, 'answered');
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
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
