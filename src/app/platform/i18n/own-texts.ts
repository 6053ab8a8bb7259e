import { useTranslation } from 'react-i18next';

/** Texts of one namespace in both languages, so that a language switch finds them. */
type Bundles = Record<'ko' | 'en', object>;

/**
 * Registers the texts that come with a part's code instead of the common chunk. Also works on the server, where each language has its own instance.
 */
export function useOwnTexts(namespace: string, bundles: Bundles): void {
  const { i18n } = useTranslation();
  for (const language of ['ko', 'en'] as const)
    if (!Object.keys((i18n.getResourceBundle(language, namespace) as object | undefined) ?? {}).length)
      i18n.addResourceBundle(language, namespace, bundles[language]);
}
