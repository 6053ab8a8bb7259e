import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import * as css from './booking-section.css.ts';

export interface OccupantLanguageProps {
  idPrefix: string;
  value: Language;
  /** True if the occupant chose it when signing; it is then shown, and nobody else can change it. */
  isOwn: boolean;
  onChange: (language: Language) => void;
}

export function OccupantLanguage({ idPrefix, value, isOwn, onChange }: OccupantLanguageProps) {
  const { t } = useTranslation('booking');
  if (isOwn)
    return (
      <p className={css.lead}>{t('people.ownLanguage', { language: t(`people.languageName.${value}`) })}</p>
    );
  return (
    <Segmented<Language>
      id={`${idPrefix}language`}
      legend={t('people.language')}
      options={[
        { value: 'ko', label: '한국어' },
        { value: 'en', label: 'English' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
