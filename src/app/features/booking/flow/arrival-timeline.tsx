import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { booking } from '#contract/rules/policy.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { seoulTime } from '#app/platform/i18n/format-instant.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { milestones, type Milestone } from './model.ts';
import * as css from './arrival-timeline.css.ts';

export function ArrivalTimeline({ reservation }: { reservation: Reservation }) {
  const { t, i18n } = useTranslation('flow');
  const titles = {
    signed: t('confirmed.signed'),
    paid: t('confirmed.paid'),
    info: t('confirmed.info'),
    'check-in': t('confirmed.checkIn'),
    extension: t('confirmed.goesOn'),
  };
  const title = ({ kind, seq }: Milestone) =>
    kind === 'payment' ? t('confirmed.payment', { seq }) : titles[kind];
  const note = ({ kind, amount }: Milestone) =>
    kind === 'info'
      ? t('confirmed.infoText')
      : kind === 'check-in'
        ? t('confirmed.checkInText', { time: booking.checkInTime })
        : kind === 'extension'
          ? t('confirmed.goesOnText')
          : amount;
  return (
    <ol
      className={css.list}
      aria-label={t(reservation.extendsId ? 'confirmed.timelineExtension' : 'confirmed.timeline')}
    >
      {milestones(reservation).map((milestone, index) => {
        const { kind, day, at, done } = milestone;
        return (
          <li
            key={index}
            className={css.item}
            data-done={done ? '' : undefined}
            data-end={kind === 'check-in' || kind === 'extension' ? '' : undefined}
          >
            <span className={css.dot}>{done && <Check size={16} />}</span>
            <div className={css.words}>
              <span className={css.day}>
                {longDate(day, i18n.language)}
                {at && ` ${seoulTime(at)}`}
              </span>
              <span className={css.title}>
                {title(milestone)}
                {done && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
              </span>
              {note(milestone) && <span className={css.day}>{note(milestone)}</span>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
