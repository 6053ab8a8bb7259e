import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { personName } from '#contract/rules/people/names.ts';
import { cachedProfile } from '#app/features/accounts/queries.ts';
import { todayOf } from '#app/features/reservations/model.ts';
import { cachedReservation } from '#app/features/reservations/queries.ts';
import { ReservationCard } from '#app/features/reservations/reservation-card.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { cardLink } from '#app/ui/layout/card.tsx';
import * as css from '../mypage.css.ts';
import * as profileCss from '../profile.css.ts';

export function KnownStay({ params }: { params: Record<string, string> }) {
  const read = useStored(async () => {
    const cached = await cachedReservation(params['id'] ?? '');
    return cached && { ...cached, today: todayOf({ ...cached, readAt: cached.savedAt }, Date.now()) };
  });
  if (!read) return null;
  const { value: reservation, savedAt, today } = read;
  return (
    <div className={css.head}>
      <ReservationCard
        reservation={reservation}
        today={today}
        link={(name) => (
          <Link to="/mypage/$id" params={{ id: reservation.id }} className={cardLink}>
            {name}
          </Link>
        )}
      />
      <SavedNote readAt={savedAt} />
    </div>
  );
}

export function KnownProfile() {
  const read = useStored(cachedProfile);
  if (!read) return null;
  return (
    <div className={css.head}>
      <p className={profileCss.name}>{personName(read.value)}</p>
      <SavedNote readAt={read.savedAt} />
    </div>
  );
}

function useStored<T>(read: () => Promise<T | null>): T | null {
  const [stored, setStored] = useState<T | null>(null);
  const readNow = useEffectEvent(() => void read().then(setStored));
  useEffect(() => readNow(), []);
  return stored;
}
