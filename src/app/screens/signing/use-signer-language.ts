import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SigningView } from '#contract/contracts.ts';
import { chooseLanguage } from '#app/features/contracts/queries.ts';

export function useSignerLanguage(token: string, view: SigningView | null): void {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const isOccupant = view !== null && !view.isBooker;
  const told = useRef(language);
  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    if (isOccupant) void chooseLanguage(token, language === 'en' ? 'en' : 'ko');
  }, [token, language, isOccupant]);
}
