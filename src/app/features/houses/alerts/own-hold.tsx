import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OwnSummary } from '#contract/reservations/reservations.ts';
import { useShortlistTexts } from '../shortlist/texts.ts';

export { ownReservation } from './queries.ts';

export function OwnHold({ reservation: { id, status } }: { reservation: Pick<OwnSummary, 'id' | 'status'> }) {
  useShortlistTexts();
  const { t } = useTranslation('shortlist');
  const held = status === 'requested';
  return (
    <>
      {t(held ? 'own.held' : 'own.booked')}{' '}
      <Link to={held ? '/book/$id' : '/mypage/$id'} params={{ id }}>
        {t(held ? 'own.toHeld' : 'own.toBooked')}
      </Link>
    </>
  );
}
