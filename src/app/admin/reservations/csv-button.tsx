import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useSaveFile } from '#app/admin/kit/load/use-save-file.ts';
import { reservationsFile } from './queries.ts';
import type { ReservationSearch } from './search-params.ts';
import * as css from './reservation-table.css.ts';

export function CsvButton({ search, total }: { search: ReservationSearch; total: number }) {
  const { t } = useTranslation('admin-reservations');
  const { busy, save } = useSaveFile(t('csv.failed'));
  const file = () => save(() => reservationsFile(search), `reservations-${seoulDate(Date.now())}.csv`);
  return (
    <>
      <Button variant="secondary" size="small" busy={busy} invalid={total === 0} onClick={() => void file()}>
        <Download size={18} />
        {t('csv.action')}
      </Button>
      <span role="status" className={css.progress}>
        {busy && t('csv.progress', { count: total })}
      </span>
    </>
  );
}
