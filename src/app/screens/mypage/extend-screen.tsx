import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { ExtendForm } from './extend-form.tsx';
import { DatesFixed, ReservationTask } from './reservation-task.tsx';

const route = getRouteApi('/_public/_member/mypage/$id/extend');

export function ExtendScreen() {
  const { t, i18n } = useTranslation('mypage');
  const { read, open, quoted, today } = route.useLoaderData();
  const { id } = route.useParams();
  const task = { id, title: t('extend.title'), back: t('reservation.title') };
  if (read.ok && open?.ok) {
    const house = localText(read.value.value.listingName, i18n.language);
    return (
      <ReservationTask {...task} lead={t('extend.lead', { house })}>
        <ExtendForm reservation={read.value.value} open={open.value} quoted={quoted} today={today} />
      </ReservationTask>
    );
  }
  const problem = read.ok ? (open && !open.ok ? open.problem : null) : read.problem;
  return (
    <ReservationTask {...task} lead={null}>
      <DatesFixed id={id} title={problem ? sentenceOf(problem, t('offline')) : t('offline')} />
    </ReservationTask>
  );
}
