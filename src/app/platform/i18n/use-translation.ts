import type { i18n as Texts, Namespace, TFunction } from 'i18next';
import { createContext, createElement, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { loadTexts } from './load-texts.ts';

let ofPage: Texts;
/** Sets the texts of all components below no provider. */
export function setI18n(texts: Texts): void {
  ofPage = texts;
}

const Given = createContext<Texts | null>(null);

/** Gives the components below it texts of their own. */
export const I18nextProvider = ({ i18n, children }: { i18n: Texts; children?: ReactNode }): ReactNode =>
  createElement(Given, { value: i18n }, children);

/**
 * Takes the place of react-i18next's hook in what is built (`vite.config.ts`): the same for as much as is used here, in a tenth of its time for a list.
 * Texts that are not there, which screens and parts wait for before they are drawn, are asked for.
 */
export function useTranslation(
  namespace: string | readonly string[] = 'common',
  { keyPrefix }: { keyPrefix?: string } = {},
): { t: TFunction; i18n: Texts } {
  const i18n = useContext(Given) ?? ofPage;
  const namespaces = [namespace].flat().join();
  const [asked, setAsked] = useState(0);
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const spoken = () => i18n.language;
  const language = useSyncExternalStore(subscribe, spoken, spoken);
  useEffect(() => {
    const all = namespaces.split(',');
    if (all.some((name) => !i18n.hasResourceBundle(language, name)))
      void loadTexts(all, i18n, language as 'ko').then(
        () => setAsked((before) => before + 1),
        () => undefined,
      );
  }, [i18n, language, namespaces]);
  return useMemo(() => {
    const t = i18n.getFixedT(language, namespaces.split(',')[0] as Namespace, keyPrefix as never);
    return { t: t as TFunction, i18n, asked };
  }, [i18n, language, namespaces, keyPrefix, asked]);
}
