import { CircleAlert, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from './search-notice.css.ts';
import type { HousesSearch } from './address.ts';
import type { SearchProblems } from './search.ts';

export interface SearchNoticeProps {
  search: HousesSearch;
  problems: SearchProblems;
  /** The homes shown are those kept on this device. */
  onDevice: boolean;
}

/** What of a search could not be done, in words, with what was asked for. Text: houses, errors. */
export function SearchNotice({ search, problems, onDevice }: SearchNoticeProps) {
  const { t } = useTranslation(['houses', 'errors']);
  const { dates, guests, unknown } = problems;
  return (
    <>
      {onDevice && (
        <p role="status" className={css.quiet}>
          <Info size={20} aria-hidden="true" />
          <span>{t('offline.catalogue')}</span>
        </p>
      )}
      {(dates || guests !== undefined || unknown.length > 0) && (
        <div role="alert" className={css.notice}>
          <CircleAlert size={20} aria-hidden="true" />
          <div className={css.lines}>
            {dates && (
              <p>
                <strong>{t(`errors:${dates}`)}</strong>{' '}
                {t('problem.dates', {
                  checkIn: search.checkIn ?? t('problem.none'),
                  checkOut: search.checkOut ?? t('problem.none'),
                })}
              </p>
            )}
            {guests !== undefined && (
              <p>
                <strong>{t('errors:guests_invalid')}</strong> {t('problem.ignored', { given: guests })}
              </p>
            )}
            {unknown.map((given) => (
              <p key={given}>{t('problem.unknown', { given })}</p>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
