import { getRouteApi, Link } from '@tanstack/react-router';
import { CalendarX, ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localText } from '#app/platform/i18n.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Content, Heading } from '#app/ui/page.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { Title } from '../booking/title.tsx';
import { ExtendForm } from './extend-form.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/extend');

/** Staying longer in the same home. */
export function ExtendScreen() {
  const { t, i18n } = useTranslation('mypage');
  const { read, open, quoted, today } = route.useLoaderData();
  const { id } = route.useParams();
  const problem = read.ok ? (open && !open.ok ? open.problem : null) : read.problem;
  return (
    <Content width="reading" className={css.page}>
      <Title>{t('extend.title')}</Title>
      <Link to="/mypage/$id" params={{ id }} className={css.back}>
        <ChevronLeft size={20} />
        {t('stay.title')}
      </Link>
      {read.ok && open?.ok ? (
        <>
          <Heading
            level={1}
            title={t('extend.title')}
            lead={t('extend.lead', { house: localText(read.value.value.listingName, i18n.language) })}
          />
          <ExtendForm stay={read.value.value} open={open.value} quoted={quoted} today={today} />
        </>
      ) : (
        <>
          <h1 className={visuallyHidden}>{t('extend.title')}</h1>
          <EmptyState
            problem
            icon={<CalendarX size={28} />}
            title={problem?.message ?? t('offline')}
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
