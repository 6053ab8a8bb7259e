import { getRouteApi, Link } from '@tanstack/react-router';
import { CalendarX, ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/ui/button-class.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Content, Heading } from '#app/ui/page.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { Title } from '../booking/title.tsx';
import { ChangeForm } from './change-form.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/change');

/** Changing dates and people of a request that nothing was paid for. */
export function ChangeScreen() {
  const { t } = useTranslation('mypage');
  const { read, offer } = route.useLoaderData();
  const { id } = route.useParams();
  return (
    <Content width="reading" className={css.page}>
      <Title>{t('change.title')}</Title>
      <Link to="/mypage/$id" params={{ id }} className={css.back}>
        <ChevronLeft size={20} />
        {t('stay.title')}
      </Link>
      {read.ok && read.value.value.changeable && offer ? (
        <>
          <Heading level={1} title={t('change.title')} lead={t('change.lead')} />
          <ChangeForm stay={read.value.value} {...offer} />
        </>
      ) : (
        <>
          <h1 className={visuallyHidden}>{t('change.title')}</h1>
          <EmptyState
            problem
            icon={<CalendarX size={28} />}
            title={read.ok ? t('change.closed') : (read.problem.message ?? t('notSaved'))}
            {...(read.ok ? { text: t('change.closedText') } : {})}
            action={
              <Link to="/mypage/$id" params={{ id }} className={buttonClass({ variant: 'primary' })}>
                {t('change.back')}
              </Link>
            }
          />
        </>
      )}
    </Content>
  );
}
