import en from '../../../../locales/en/review-origin.json';
import ko from '../../../../locales/ko/review-origin.json';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName, nationalities } from '#contract/rules/people/nationalities.ts';
import type { University } from '#contract/seoul/commutes.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import type { ReviewDraft } from './draft.ts';
import { universities } from './queries.ts';
import * as css from './review-form.css.ts';

type Origin = Pick<ReviewDraft, 'showsOrigin' | 'country' | 'university'>;

export interface OriginFieldsProps {
  value: Origin;
  onChange: (changed: Partial<Origin>) => void;
}

/** Asks if country and university may stand beside the review. Nothing is shown unless the box is ticked. Text: review-origin. */
export function OriginFields({ value, onChange }: OriginFieldsProps) {
  useOwnTexts('review-origin', { ko, en });
  const { t, i18n } = useTranslation('review-origin');
  const { showsOrigin } = value;
  const schools = useUniversities(showsOrigin);
  const sorted = <T extends { label: string }>(options: T[]) =>
    options.toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
  const countries = useMemo(
    () => nationalities.map((code) => ({ value: code, label: countryName(code, i18n.language) ?? code })),
    [i18n.language],
  );
  return (
    <div className={css.origin}>
      <Checkbox
        id="showsOrigin"
        label={t('show')}
        help={t('help')}
        checked={showsOrigin}
        onChange={({ target }) => onChange({ showsOrigin: target.checked })}
      />
      {showsOrigin && (
        <div className={css.ratings}>
          <SelectField
            id="origin.country"
            label={t('country')}
            placeholder={t('none')}
            options={sorted(countries)}
            value={value.country}
            onChange={({ target }) => onChange({ country: target.value })}
          />
          <SelectField
            id="origin.university"
            label={t('university')}
            placeholder={t('none')}
            options={sorted(
              schools.map(({ id, name }) => ({ value: id, label: localText(name, i18n.language) })),
            )}
            value={value.university}
            onChange={({ target }) => onChange({ university: target.value })}
          />
        </div>
      )}
    </div>
  );
}

function useUniversities(isWanted: boolean): University[] {
  const [known, setKnown] = useState<University[]>([]);
  useEffect(() => {
    let gone = false;
    if (isWanted) void universities().then((found) => !gone && setKnown(found));
    return () => {
      gone = true;
    };
  }, [isWanted]);
  return known;
}
