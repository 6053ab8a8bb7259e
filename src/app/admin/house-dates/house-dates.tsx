import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { useLoaded } from '#app/admin/kit/load/use-loaded.ts';
import { Blocks } from './blocks.tsx';
import { Calendars } from './calendars.tsx';
import { Conflicts } from './conflicts.tsx';
import { OwnAddress } from './own-address.tsx';
import { datesOf } from './queries.ts';
import * as css from '#app/admin/kit/load/parts.css.ts';

export interface HouseDatesProps {
  houseId: string;
  /** Renders the link to a reservation. */
  link: (reservationId: string, words: ReactNode) => ReactNode;
  onChanged: () => void;
}

/**
 * Everything that takes dates of a house besides reservations: conflicts, blocked dates, external calendars and its own calendar address. Each part
 * saves itself. Text: admin-house-dates, errors.
 */
export function HouseDates({ houseId, link, onChanged }: HouseDatesProps) {
  const { t } = useTranslation('admin-house-dates');
  const [found, load] = useLoaded(useCallback(() => datesOf(houseId), [houseId]));
  const reload = async () => {
    await load();
    onChanged();
  };
  return (
    <div className={css.parts} aria-busy={found === null}>
      {!found && (
        <p role="status" className={css.soft}>
          {t('loading')}
        </p>
      )}
      {found && !found.ok && (
        <div role="alert" className={css.section}>
          <p>{found.problem.message ?? t('failed')}</p>
          <div className={css.actions}>
            <Button variant="secondary" size="small" onClick={() => void load()}>
              {t('retry')}
            </Button>
          </div>
        </div>
      )}
      {found?.ok && (
        <>
          <Conflicts dates={found.value} reload={reload} link={link} />
          <Blocks dates={found.value} reload={reload} />
          <Calendars dates={found.value} reload={reload} />
          <OwnAddress dates={found.value} reload={reload} />
        </>
      )}
    </div>
  );
}
