import { useTranslation } from 'react-i18next';
import type { EventBoard } from './model.ts';

export function EventSeats({ event }: { event: EventBoard['event'] }) {
  const { t } = useTranslation('community');
  const { cancelled, capacity, seatsLeft } = event;
  if (cancelled) return t('cancelled');
  if (seatsLeft === undefined) return t('capacity', { count: capacity });
  return seatsLeft > 0 ? t('seatsLeft', { count: seatsLeft }) : t('full');
}
