import { CircleAlert, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { booking } from '#contract/rules/policy.ts';
import type { HousesSearch } from '../search-params.ts';
import type { FoundHouses, SearchProblems } from './search.ts';
import * as css from './search-notice.css.ts';

export interface SearchNoticeProps {
  search: HousesSearch;
  problems: SearchProblems;
  /** Houses shown; cached ones lack what only the host knows. */
  found: Pick<FoundHouses, 'items' | 'onDevice'>;
}

export function SearchNotice({ search, problems, found }: SearchNoticeProps) {
  const { t } = useTranslation(['houses', 'errors']);
  const { dates, guests, unknown } = problems;
  const lacksWays = Boolean(search.university) && found.items.every(({ commute }) => !commute);
  return (
    <>
      {found.onDevice && (
        <p role="status" className={css.quiet}>
          <Info size={20} aria-hidden="true" />
          <span>
            {t('offline.catalogue')} {lacksWays && t('offline.ways')}
          </span>
        </p>
      )}
      {(dates || guests !== undefined || unknown.length > 0) && (
        <div role="alert" className={css.notice}>
          <CircleAlert size={20} aria-hidden="true" />
          <div className={css.lines}>
            {dates && (
              <p>
                <strong>{t(`errors:${dates}`, booking)}</strong>{' '}
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
