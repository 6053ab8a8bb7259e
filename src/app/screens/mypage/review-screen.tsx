import { useState } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { MessageSquareHeart, MessageSquareOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Title } from '#app/features/brand/title.tsx';
import { ReviewForm } from '#app/features/reviews/review-form.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SentNotice } from '#app/ui/feedback/sent-notice.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { ReservationTask } from './reservation-task.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/review');

export function ReviewScreen() {
  const { t, i18n } = useTranslation(['reviews', 'mypage']);
  const { reservation } = route.useLoaderData();
  const { id } = route.useParams();
  const [done, setDone] = useState(false);
  const toMyPage = (
    <Link to="/mypage" className={buttonClass({ variant: done ? 'secondary' : 'primary' })}>
      {t('reviews:done.mypage')}
    </Link>
  );
  if (done && reservation.ok) {
    return (
      <Content width="reading" className={css.page}>
        <Title>{t('reviews:done.title')}</Title>
        <h1 className={visuallyHidden}>{t('reviews:done.title')}</h1>
        <SentNotice
          icon={<MessageSquareHeart size={28} />}
          title={t('reviews:done.title')}
          text={t('reviews:done.text')}
          action={
            <div className={css.actions}>
              <Link
                to="/detail"
                search={{ id: reservation.value.value.houseId }}
                hash="reviews"
                className={buttonClass({ variant: 'primary' })}
              >
                {t('reviews:done.house')}
              </Link>
              {toMyPage}
            </div>
          }
        />
      </Content>
    );
  }
  const task = { id, title: t('reviews:title'), back: t('reviews:back') };
  if (reservation.ok && reservation.value.value.reviewable) {
    const house = localText(reservation.value.value.listingName, i18n.language);
    return (
      <ReservationTask {...task} lead={t('reviews:lead', { house })}>
        <ReviewForm reservationId={id} onDone={() => setDone(true)} />
      </ReservationTask>
    );
  }
  return (
    <ReservationTask {...task} lead={null}>
      <EmptyState
        problem
        icon={<MessageSquareOff size={28} />}
        title={reservation.ok ? t('reviews:closed') : (reservation.problem.message ?? t('mypage:notSaved'))}
        text={reservation.ok ? t('reviews:closedText') : undefined}
        action={toMyPage}
      />
    </ReservationTask>
  );
}
