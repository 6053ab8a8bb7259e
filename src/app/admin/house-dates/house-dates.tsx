import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedParts } from '#app/admin/kit/load/loaded-parts.tsx';
import { useLoaded } from '#app/admin/kit/load/use-loaded.ts';
import { Blocks } from './blocks.tsx';
import { Calendars } from './calendars.tsx';
import { Conflicts } from './conflicts.tsx';
import { OwnAddress } from './own-address.tsx';
import { datesOf } from './queries.ts';

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
    <LoadedParts
      found={found}
      again={load}
      words={{ loading: t('loading'), failed: t('failed'), retry: t('retry') }}
    >
      {(dates) => (
        <>
          <Conflicts dates={dates} reload={reload} link={link} />
          <Blocks dates={dates} reload={reload} />
          <Calendars dates={dates} reload={reload} />
          <OwnAddress dates={dates} reload={reload} />
        </>
      )}
    </LoadedParts>
  );
}
