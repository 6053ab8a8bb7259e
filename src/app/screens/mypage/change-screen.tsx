import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { isRunning, lastChange } from '#app/features/reservations/model.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { ChangeForm } from './change-form.tsx';
import { DatesFixed, ReservationTask } from './reservation-task.tsx';

const route = getRouteApi('/_public/_member/mypage/$id/change');

export function ChangeScreen() {
  const { t, i18n } = useTranslation(['mypage', 'errors']);
  const { read, offer } = route.useLoaderData();
  const { id } = route.useParams();
  const closedText = (reservation: Reservation) => {
    if (reservation.change) return t('errors:change_pending');
    if (reservation.status === 'requested') return t('change.afterSigning');
    if (!isRunning(reservation)) return t('change.over');
    const last = lastChange(reservation);
    return last ? t('change.closedText', { date: plainDate(last, i18n.language) }) : t('change.never');
  };
  const task = { id, title: t('change.title'), back: t('reservation.title') };
  if (read.ok && read.value.value.changeable && offer)
    return (
      <ReservationTask {...task} lead={t('change.lead')}>
        <ChangeForm reservation={read.value.value} {...offer} />
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
