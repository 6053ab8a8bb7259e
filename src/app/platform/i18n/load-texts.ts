import i18next, { type BackendModule, type i18n as Texts } from 'i18next';
import type { Language } from '#contract/shared.ts';
import { renewFiles } from '../pwa/lost-files.ts';

/**
 * Loads all texts of a language as one chunk, so that one visited screen makes every other readable without a network. The
 * administrators' area adds its own.
 */
export const textFiles: Record<
  Language,
  (namespace: string) => Promise<{ default: Record<string, Record<string, unknown>> }>
> = {
  ko: () => import('./texts-ko.ts'),
  en: () => import('./texts-en.ts'),
};

const textsOf = async (language: Language, namespace: string) =>
  (await textFiles[language](namespace)).default[`/locales/${language}/${namespace}.json`] ?? {};

/** Gives components the texts that nobody had ready for them (`loadTexts`). */
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
 * Has namespaces of texts ready, in the language on screen unless another is named. @throws where their file cannot be had, at a second try
 * either: what needs them is not drawn
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
