import { useTranslation } from 'react-i18next';
import { usualSort } from '#contract/rules/choosing/house-order.ts';
import { houseSorts } from '#contract/vocabulary.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { DollarsChoice } from '../dollars-choice.tsx';
import type { HouseQuery } from './search.ts';
import * as css from './results.css.ts';

export interface ResultsHeadProps {
  count: number;
  query: HouseQuery;
  onSort: (sort: string | undefined) => void;
}

export function ResultsHead({ count, query, onSort }: ResultsHeadProps) {
  const { t } = useTranslation('houses');
  return (
    <div className={css.head}>
      <p role="status" className={css.count}>
        {t('list.count', { count })}
      </p>
      <DollarsChoice />
      <SelectField
        label={t('sort.label')}
        labelHidden
        className={css.sort}
        options={houseSorts
          .filter((value) => value !== 'commute' || query.university)
          .map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={query.sort}
        onChange={({ target }) =>
          onSort(target.value === usualSort(query.university) ? undefined : target.value)
        }
      />
    </div>
  );
}
