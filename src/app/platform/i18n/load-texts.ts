import i18next, { type BackendModule, type i18n as Texts } from 'i18next';
import type { Language } from '#contract/shared.ts';
import { renewFiles } from '../pwa/lost-files.ts';

/** Loaders of all texts of a language as one chunk, so that visiting one screen makes every other readable offline. The admin area adds its own. */
export const textFiles: Record<
  Language,
  (namespace: string) => Promise<{ default: Record<string, Record<string, unknown>> }>
> = {
  ko: () => import('./texts-ko.ts'),
  en: () => import('./texts-en.ts'),
};

const textsOf = async (language: Language, namespace: string) =>
  (await textFiles[language](namespace)).default[`/locales/${language}/${namespace}.json`] ?? {};

export const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    textsOf(language as Language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/**
 * Loads text namespaces, by default in the current language.
 * @throws if their file cannot be loaded at a second try either; the screen is then not drawn
 */
export async function loadTexts(
  namespaces: string | string[],
  texts: Texts = i18next,
  language: Language = texts.language as Language,
): Promise<void> {
  const missing = [namespaces].flat().filter((name) => !texts.hasResourceBundle(language, name));
  const load = async (name: string) => texts.addResourceBundle(language, name, await textsOf(language, name));
  const again = async (name: string, error: unknown) => {
    await renewFiles(error);
    await load(name);
  };
  await Promise.all(missing.map((name) => load(name).catch((error: unknown) => again(name, error))));
}
