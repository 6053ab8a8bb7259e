import { useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { downloadFile } from '#app/platform/browser/download.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { warn } from '../warn.ts';
import { reservationsFile } from './queries.ts';
import type { ReservationSearch } from './search-params.ts';
import * as css from './reservation-table.css.ts';

/** Saves every reservation that a search names, of all pages, as a file for spreadsheets; the audit log names who did. Text: admin-reservations. */
export function CsvButton({ search, total }: { search: ReservationSearch; total: number }) {
  const { t } = useTranslation('admin-reservations');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const outcome = await reservationsFile(search);
    setBusy(false);
    if (!outcome.ok) return warn(outcome.problem, t('csv.failed'));
    downloadFile(outcome.value, `reservations-${seoulDate(Date.now())}.csv`);
  };
  return (
    <>
      <Button variant="secondary" size="small" busy={busy} invalid={total === 0} onClick={() => void save()}>
        <Download size={18} />
        {t('csv.action')}
      </Button>
      <span role="status" className={css.progress}>
        {busy && t('csv.progress', { count: total })}
      </span>
    </>
  );
}
