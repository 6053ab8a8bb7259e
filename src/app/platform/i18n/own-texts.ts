import { useTranslation } from 'react-i18next';

/** Texts of one namespace in both languages, so that a switch finds them. */
type Bundles = Record<'ko' | 'en', object>;

/**
 * Makes the texts of a part known that come with its code, apart from those that every device stores: on the server too, where each language
 * has texts of its own.
 */
export function useOwnTexts(namespace: string, bundles: Bundles): void {
  const { i18n } = useTranslation();
  for (const language of ['ko', 'en'] as const)
    if (!Object.keys((i18n.getResourceBundle(language, namespace) as object | undefined) ?? {}).length)
      i18n.addResourceBundle(language, namespace, bundles[language]);
}
