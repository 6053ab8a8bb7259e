import { useTranslation } from 'react-i18next';
import type { AuditActor } from '#contract/admin/audit-log.ts';
import { auditedActions, auditedKinds } from '#contract/admin/vocabulary.ts';
import { isPlainDate } from '#contract/rules/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FiltersProps } from '#app/admin/kit/list/search-form.tsx';
import { useSettledInput } from '#app/admin/kit/form/use-settled-input.ts';
import { isAuditLogFiltered, parseAuditLogSearch, type AuditLogSearch } from './search-params.ts';
import * as css from './audit-log.css.ts';

export interface AuditLogFiltersProps extends FiltersProps<AuditLogSearch> {
  actors: readonly AuditActor[];
  onClear: () => void;
}

/** Filters the audit log by who, what, kind of thing and Seoul dates. Text: admin-audit-log. */
export function AuditLogFilters({ search, actors, onChange, onClear }: AuditLogFiltersProps) {
  const { t } = useTranslation('admin-audit-log');
  const choose = (name: 'actor' | 'action' | 'subject', value: string) =>
    onChange({
      [name]: parseAuditLogSearch({ [name]: value })[name],
      ...(name === 'subject' && { subjectId: undefined }),
    });
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <div className={css.filters}>
        <SelectField
          label={t('filter.actor')}
          placeholder={t('filter.any')}
          options={actors.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.actor ?? ''}
          onChange={({ target }) => choose('actor', target.value)}
        />
        <SelectField
          label={t('filter.action')}
          placeholder={t('filter.any')}
          options={auditedActions.map((value) => ({ value, label: t(`action.${value}`) }))}
          value={search.action ?? ''}
          onChange={({ target }) => choose('action', target.value)}
        />
        <SelectField
          className={css.wide}
          label={t('filter.subject')}
          placeholder={t('filter.any')}
          options={auditedKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={search.subject ?? ''}
          onChange={({ target }) => choose('subject', target.value)}
        />
        <DateField name="from" search={search} onChange={onChange} />
        <DateField name="to" search={search} onChange={onChange} />
      </div>
      {search.subjectId && <p className={css.soft}>{t('filter.one')}</p>}
      {isAuditLogFiltered(search) && (
        <Button variant="quiet" size="small" className={css.clear} onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </form>
  );
}

type DateFieldProps = FiltersProps<AuditLogSearch> & { name: 'from' | 'to' };

function DateField({ name, search, onChange }: DateFieldProps) {
  const { t } = useTranslation('admin-audit-log');
  const typed = useSettledInput(search[name] ?? '', (date) => {
    // A year that is still being typed is a date of long ago.
    if (date === '' || (isPlainDate(date) && date >= '2000'))
      onChange({ [name]: date || undefined }, 'typing');
  });
  return <TextField type="date" label={t(`filter.${name}`)} min="2000-01-01" {...typed.field} />;
}
