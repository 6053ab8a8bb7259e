import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { storedHouse } from '#app/features/houses/queries.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { readBookSearch } from './book-search.ts';
import { BookingPreview } from './booking-preview.tsx';
import * as css from './known-booking.css.ts';

export function KnownBooking({ search }: { search: Record<string, unknown> }) {
  const { i18n } = useTranslation('booking');
  const wish = readBookSearch(search);
  const { houseId } = wish;
  const [stored, setStored] = useState<{ house: HouseDetail; today: PlainDate } | null>(null);
  useEffect(() => {
    void storedHouse(houseId).then((house) => setStored(house && { house, today: seoulDate(Date.now()) }));
  }, [houseId]);
  if (!stored) return null;
  const { house, today } = stored;
  return (
    <div className={css.known}>
      <p className={css.name}>{localText(house.name, i18n.language)}</p>
      <BookingPreview house={house} search={wish} today={today} />
    </div>
  );
}
