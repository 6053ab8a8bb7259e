import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { localText } from '#app/platform/i18n.ts';
import { ExtendForm } from './extend-form.tsx';
import { DatesFixed, StayTask } from './stay-task.tsx';

const route = getRouteApi('/_public/_member/mypage/$id/extend');

/** Staying longer in the same home. */
export function ExtendScreen() {
  const { t, i18n } = useTranslation('mypage');
  const { read, open, quoted, today } = route.useLoaderData();
  const { id } = route.useParams();
  const task = { id, title: t('extend.title'), back: t('stay.title') };
  if (read.ok && open?.ok) {
    const house = localText(read.value.value.listingName, i18n.language);
    return (
      <StayTask {...task} lead={t('extend.lead', { house })}>
        <ExtendForm stay={read.value.value} open={open.value} quoted={quoted} today={today} />
      </StayTask>
    );
  }
  const problem = read.ok ? (open && !open.ok ? open.problem : null) : read.problem;
  return (
    <StayTask {...task} lead={null}>
      <DatesFixed id={id} title={problem?.message ?? t('offline')} />
    </StayTask>
  );
}
