import { useTranslation } from 'react-i18next';
import type { NoiseComplaint } from '#contract/admin/records.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import * as css from './actions.css.ts';

/** The noise complaints of a stay, oldest first. Text: admin-actions. */
export function Complaints({ complaints }: { complaints: readonly NoiseComplaint[] }) {
  const { t, i18n } = useTranslation('admin-actions');
  return (
    <ol className={css.notes}>
      {complaints.map(({ id, date, source, text, recordedBy }) => (
        <li key={id} className={css.entry}>
          <p>
            <time dateTime={date}>{longDate(date, i18n.language)}</time>
          </p>
          <p className={css.entryText}>{text}</p>
          <p className={css.soft}>{t('complaint.recorded', { source, name: recordedBy })}</p>
        </li>
      ))}
    </ol>
  );
}
