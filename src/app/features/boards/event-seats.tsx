import { useTranslation } from 'react-i18next';
import type { EventBoard } from './model.ts';

/** The seats of an event in words: those left while they are given, or that it is cancelled. Text: community. */
export function EventSeats({ event }: { event: EventBoard['event'] }) {
  const { t } = useTranslation('community');
  const { cancelled, capacity, seatsLeft } = event;
  if (cancelled) return t('cancelled');
  if (seatsLeft === undefined) return t('capacity', { count: capacity });
  return seatsLeft > 0 ? t('seatsLeft', { count: seatsLeft }) : t('full');
}
