import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import * as css from './bilingual-columns.css.ts';

const languages = ['ko', 'en'] as const;

export interface BilingualColumnsProps {
  missing: readonly Language[];
  wrong?: Language | undefined;
  attempts?: number;
  fields: (language: Language) => ReactNode;
}

/** The fields of a text in both languages: side by side if there is room, on a phone one language at a time. Marks missing texts. Text: admin. */
export function BilingualColumns({ missing, wrong, attempts = 0, fields }: BilingualColumnsProps) {
  const { t, i18n } = useTranslation('admin');
  const [chosen, choose] = useState<Language>(i18n.language === 'en' ? 'en' : 'ko');
  const [seen, setSeen] = useState(attempts);
  if (wrong && attempts !== seen) {
    setSeen(attempts);
    choose(wrong);
  }
  const mark = (language: Language) =>
    missing.includes(language) && <span className={css.missing}>{t('bilingual.missing')}</span>;
  return (
    <div className={css.root} data-language={chosen}>
      <div className={css.choice}>
        <Segmented
          legend={t('bilingual.label')}
          legendHidden
          options={languages.map((value) => ({
            value,
            label: (
              <>
                {t(`bilingual.${value}`)} {mark(value)}
              </>
            ),
          }))}
          value={chosen}
          onChange={choose}
        />
      </div>
      <div className={css.columns}>
        {languages.map((language) => (
          <fieldset key={language} lang={language} className={css.column}>
            <legend className={css.legend}>
              {t(`bilingual.${language}`)} {mark(language)}
            </legend>
            {fields(language)}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
