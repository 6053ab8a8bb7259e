import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { personName } from '#contract/rules/people/names.ts';
import { cachedProfile } from '#app/features/accounts/queries.ts';
import { todayOf } from '#app/features/reservations/model.ts';
import { cachedStay } from '#app/features/reservations/queries.ts';
import { ReservationCard } from '#app/features/reservations/reservation-card.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { cardLink } from '#app/ui/layout/card.tsx';
import * as css from '../mypage.css.ts';
import * as profileCss from '../profile.css.ts';

/** The reservation as the device has it, with the link to it. Text: mypage, common. */
export function KnownStay({ params }: { params: Record<string, string> }) {
  const read = useStored(async () => {
    const cached = await cachedStay(params['id'] ?? '');
    return cached && { ...cached, today: todayOf({ ...cached, readAt: cached.savedAt }, Date.now()) };
  });
  if (!read) return null;
  const { value: stay, savedAt, today } = read;
  return (
    <div className={css.head}>
      <ReservationCard
        stay={stay}
        today={today}
        link={(name) => (
          <Link to="/mypage/$id" params={{ id: stay.id }} className={cardLink}>
            {name}
          </Link>
        )}
      />
      <SavedNote readAt={savedAt} />
    </div>
  );
}

/** The name that the device has of the member. Text: mypage. */
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

/** Reads the copy that the device has stored; null until it is read, and where there is nothing. */
function useStored<T>(read: () => Promise<T | null>): T | null {
  const [stored, setStored] = useState<T | null>(null);
  const readNow = useEffectEvent(() => void read().then(setStored));
  useEffect(() => readNow(), []);
  return stored;
}
