import { useTranslation } from 'react-i18next';
import type { ReservationSummary } from '#contract/reservations/reservations.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { closingOf } from './model.ts';
import * as css from './reservation.css.ts';

export function ClosingNote({ reservation }: { reservation: Pick<ReservationSummary, 'closed'> }) {
  const { t, i18n } = useTranslation('mypage');
  const closing = closingOf(reservation);
  if (!closing) return null;
  const date = plainDate(closing.day, i18n.language);
  return <p className={css.figures}>{t(`closed.${closing.reason}`, { date })}</p>;
}
