import i18next, { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next, setI18n } from 'react-i18next';
import type { AnyRouter } from '@tanstack/react-router';
import type { Bilingual, Language } from '#contract/shared.ts';
import { storage } from '../browser/storage.ts';
import { backend, loadTexts } from './load-texts.ts';

/**
 * Key of the language in the query, cookie and local storage, read in that order. Then the browser's languages apply, with Korean as the fallback
 * (docs/specification.md#purpose).
 */
export const LANGUAGE_KEY = 'lng';

/** Local storage key of the answer to the offer of English. Choosing a language also answers it. */
export const OFFER_KEY = 'languageOffer';

export function chosenLanguage(location: { search: string } = globalThis.location): Language {
  const asked = [
    new URLSearchParams(location.search).get(LANGUAGE_KEY),
    storage.get(LANGUAGE_KEY),
    /(?:^|; )lng=(ko|en)/.exec(globalThis.document?.cookie ?? '')?.[1],
    ...(globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2)),
  ];
  return asked.find((tag): tag is Language => tag === 'ko' || tag === 'en') ?? 'ko';
}

/**
 * Loads the texts of one language; `loaded` are namespaces that came with the page.
 * @throws if the first of them cannot be loaded
 */
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

/** The page's router, and when the data that came with the page was read (ms since the epoch, 0 if none came). That data is in one language only. */
export const pageData: { router?: Pick<AnyRouter, 'invalidate'>; readAt: number } = { readAt: 0 };

export function separateTexts(language: Language): Promise<I18n> {
  return startTexts(language, {}, createInstance());
}

/** True if Korean or English is among the browser's languages, in any position. */
export const speaksOne = (): boolean => navigator.languages.some((tag) => /^(ko|en)\b/i.test(tag));

/**
 * Starts a visit in a language. The browser's preference and the fallback are not stored. A link that names a language counts as a choice if the
 * browser prefers neither of ours, otherwise it lasts as long as the page (docs/specification.md#languages).
 */
export function beginLanguage(language: Language): void {
  const named = new URLSearchParams(location.search).get(LANGUAGE_KEY);
  if (named === language && !speaksOne() && !storage.get(LANGUAGE_KEY)) rememberLanguage(language);
  else document.documentElement.lang = language;
}

/** Stores the choice (docs/specification.md#purpose) in local storage, and in a cookie for rendering on the host. */
export function rememberLanguage(language: Language): void {
  storage.set(LANGUAGE_KEY, language);
  storage.set(OFFER_KEY, 'answered');
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}

/** Returns a bilingual text in the current language. English falls back to Korean. */
export function localText(text: Bilingual, language: string): string {
  return (language === 'en' && text.en) || text.ko;
}

/**
 * Loads a lazy part together with its text namespaces, which do not come with a page.
 * @throws if either cannot be loaded
 */
export async function withTexts<T>(namespace: string | string[], part: Promise<T>): Promise<T> {
  return (await Promise.all([part, loadTexts(namespace)]))[0];
}

export { i18next as texts };
