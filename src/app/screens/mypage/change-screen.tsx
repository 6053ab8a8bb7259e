import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { isRunning, lastChange } from '#app/features/reservations/model.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { ChangeForm } from './change-form.tsx';
import { DatesFixed, ReservationTask } from './reservation-task.tsx';

const route = getRouteApi('/_public/_member/mypage/$id/change');

/** Screen that changes dates and occupants of a reservation, as long as its policy allows it. */
export function ChangeScreen() {
  const { t, i18n } = useTranslation(['mypage', 'errors']);
  const { read, offer } = route.useLoaderData();
  const { id } = route.useParams();
  const closedText = (stay: Reservation) => {
    if (stay.change) return t('errors:change_pending');
    if (stay.status === 'requested') return t('change.afterSigning');
    if (!isRunning(stay)) return t('change.over');
    const last = lastChange(stay);
    return last ? t('change.closedText', { date: plainDate(last, i18n.language) }) : t('change.never');
  };
  const task = { id, title: t('change.title'), back: t('reservation.title') };
  if (read.ok && read.value.value.changeable && offer)
    return (
      <ReservationTask {...task} lead={t('change.lead')}>
        <ChangeForm stay={read.value.value} {...offer} />
      </ReservationTask>
    );
  return (
    <ReservationTask {...task} lead={null}>
      <DatesFixed
        id={id}
        title={read.ok ? t('change.closed') : (read.problem.message ?? t('notSaved'))}
        text={read.ok ? closedText(read.value.value) : undefined}
      />
    </ReservationTask>
  );
}
