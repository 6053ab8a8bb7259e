import { useState } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, MessageSquareHeart, MessageSquareOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReviewForm } from '#app/features/reviews/review-form.tsx';
import { localText } from '#app/platform/i18n.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Content, Heading } from '#app/ui/page.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { Title } from '../booking/title.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/review');

/** Writing the review of a stay, and the confirmation that it was submitted. */
export function ReviewScreen() {
  const { t, i18n } = useTranslation(['reviews', 'mypage']);
  const { stay } = route.useLoaderData();
  const { id } = route.useParams();
  const [done, setDone] = useState(false);
  const toMyPage = (
    <Link to="/mypage" className={buttonClass({ variant: done ? 'secondary' : 'primary' })}>
      {t('reviews:done.mypage')}
    </Link>
  );
  if (done && stay.ok) {
    return (
      <Content width="reading" className={css.page}>
        <Title>{t('reviews:done.title')}</Title>
        <h1 className={visuallyHidden}>{t('reviews:done.title')}</h1>
        <div role="status">
          <EmptyState
            icon={<MessageSquareHeart size={28} />}
            title={t('reviews:done.title')}
            text={t('reviews:done.text')}
            action={
              <div className={css.actions}>
                <Link
                  to="/detail"
                  search={{ id: stay.value.value.houseId }}
                  hash="reviews"
                  className={buttonClass({ variant: 'primary' })}
                >
                  {t('reviews:done.house')}
                </Link>
                {toMyPage}
              </div>
            }
          />
        </div>
      </Content>
    );
  }
  return (
    <Content width="reading" className={css.page}>
      <Title>{t('reviews:title')}</Title>
      <Link to="/mypage/$id" params={{ id }} className={css.back}>
        <ChevronLeft size={20} />
        {t('reviews:back')}
      </Link>
      {stay.ok && stay.value.value.reviewable ? (
        <>
          <Heading
            level={1}
            title={t('reviews:title')}
            lead={t('reviews:lead', { house: localText(stay.value.value.listingName, i18n.language) })}
          />
          <ReviewForm stayId={id} onDone={() => setDone(true)} />
        </>
      ) : (
        <>
          <h1 className={visuallyHidden}>{t('reviews:title')}</h1>
          <EmptyState
            problem
            icon={<MessageSquareOff size={28} />}
            title={stay.ok ? t('reviews:closed') : (stay.problem.message ?? t('mypage:notSaved'))}
            {...(stay.ok ? { text: t('reviews:closedText') } : {})}
            action={toMyPage}
          />
        </>
      )}
    </Content>
  );
}
