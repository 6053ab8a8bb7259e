import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { boardFilters } from '#contract/admin/vocabulary.ts';
import { boardTypes } from '#contract/vocabulary.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { useSettledInput } from '../use-settled-input.ts';
import { parseBoardSearch, type BoardSearch } from './search-params.ts';
import * as css from './boards.css.ts';

export interface BoardFiltersProps {
  search: BoardSearch;
  /** Changes some of the filters; `typing` ones replace the entry of the history. */
  onChange: (changed: BoardSearch, typing?: 'typing') => void;
}

/** Finds boards, and cuts them down by type and state. Text: admin-community. */
export function BoardFilters({ search, onChange }: BoardFiltersProps) {
  const { t } = useTranslation('admin-community');
  const words = useSettledInput(search.search ?? '', (typed) =>
    onChange({ search: typed || undefined }, 'typing'),
  );
  return (
    <form
      role="search"
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        words.settle();
      }}
    >
      <TextField
        type="search"
        label={t('search')}
        labelHidden
        className={css.words}
        placeholder={t('search')}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        icon={<Search size={20} />}
        {...words.field}
      />
      <SelectField
        label={t('type.label')}
        placeholder={t('type.all')}
        options={boardTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={search.boardType ?? ''}
        onChange={({ target }) =>
          onChange({ boardType: parseBoardSearch({ boardType: target.value }).boardType })
        }
      />
      <SelectField
        label={t('state.label')}
        placeholder={t('state.all')}
        options={boardFilters.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={search.filter ?? ''}
        onChange={({ target }) => onChange({ filter: parseBoardSearch({ filter: target.value }).filter })}
      />
    </form>
  );
}
