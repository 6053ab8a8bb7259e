import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ChangeForm } from './change-form.tsx';
import { DatesFixed, StayTask } from './stay-task.tsx';

const route = getRouteApi('/_public/_member/mypage/$id/change');

/** Changing dates and people of a request that nothing was paid for. */
export function ChangeScreen() {
  const { t } = useTranslation('mypage');
  const { read, offer } = route.useLoaderData();
  const { id } = route.useParams();
  const task = { id, title: t('change.title'), back: t('stay.title') };
  if (read.ok && read.value.value.changeable && offer)
    return (
      <StayTask {...task} lead={t('change.lead')}>
        <ChangeForm stay={read.value.value} {...offer} />
      </StayTask>
    );
  return (
    <StayTask {...task} lead={null}>
      <DatesFixed
        id={id}
        title={read.ok ? t('change.closed') : (read.problem.message ?? t('notSaved'))}
        text={read.ok ? t('change.closedText') : undefined}
      />
    </StayTask>
  );
}
