import { createFileRoute, Link, linkOptions, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/admin/reviews.ts';
import { review, reviewPhotos } from '#app/admin/reviews/queries.ts';
import { ReviewActions } from '#app/admin/reviews/review-actions.tsx';
import { ReviewForm } from '#app/admin/reviews/review-form.tsx';
import { ReviewPhotos } from '#app/admin/reviews/review-photos.tsx';
import { ReviewBadges } from '#app/admin/reviews/review-table.tsx';
import { text as lines } from '#app/admin/kit/list/list-cells.css.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseReviewSearch } from '#app/admin/reviews/search-params.ts';
import { Title } from '#app/features/brand/title.tsx';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { monthName } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { RatingBars } from '#app/ui/data/rating.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { AuditLogPart, type AuditLogPartProps } from './detail/audit-log-part.tsx';

export const Route = createFileRoute('/_admin-area/admin/reviews/$id')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: {
    texts: ['admin', 'admin-reviews', 'admin-files', 'admin-audit-log', 'houses', 'errors'],
    menu: '/admin/reviews',
  },
  loader: async ({ params: { id } }) => {
    const [found, photos, actions] = await Promise.all([
      review(id),
      reviewPhotos(id),
      auditLogOf('review', id),
    ]);
    return { found, photos, actions };
  },
  component: ReviewScreen,
});

function ReviewScreen() {
  const { t } = useTranslation('admin-reviews');
  const { id } = Route.useParams();
  return (
    <DetailPage
      id={id}
      loaded={Route.useLoaderData()}
      outcomeOf={({ found }) => found}
      back={linkOptions({
        to: '/admin/reviews',
        search: lastSearch('admin-reviews', parseReviewSearch),
        children: t('title'),
      })}
      heading={t('detailTitle')}
      notFound={t('notFound')}
      failed={t('failed')}
      retry={t('retry')}
    >
      {(shown, { photos, actions }) => (
        <Details key={shown.id} review={shown} photos={photos} actions={actions} />
      )}
    </DetailPage>
  );
}

const kinds = ['facilities', 'communication', 'community', 'location'] as const;

type DetailsProps = {
  review: AdminReview;
  photos: Awaited<ReturnType<typeof reviewPhotos>>;
  actions: AuditLogPartProps['found'];
};

function Details({ review: shown, photos, actions }: DetailsProps) {
  const { t } = useTranslation(['admin-reviews', 'houses']);
  const router = useRouter();
  return (
    <>
      <Head review={shown} />
      <div className={css.columns}>
        <div className={css.column}>
          <Part id="form" title={t('form.title')}>
            <ReviewForm review={shown} onSaved={() => void router.invalidate()} />
          </Part>
          {shown.originalComment !== null && (
            <Part id="original" title={t('original.title')}>
              <p className={lines}>{shown.originalComment}</p>
              <p className={css.soft}>{t('original.note')}</p>
            </Part>
          )}
        </div>
        <div className={css.column}>
          <Part id="ratings" title={t('ratings')}>
            <RatingBars
              ratings={kinds.map((kind) => ({
                label: t(`houses:rating.${kind}`),
                value: shown.ratings[kind],
              }))}
            />
          </Part>
          <Part id="photos" title={t('photos.title')}>
            {photos.ok ? (
              <ReviewPhotos
                reviewId={shown.id}
                author={shown.author}
                photos={photos.value}
                onChanged={() => void router.invalidate()}
              />
            ) : (
              <p role="alert">{photos.problem.message ?? t('photos.failed')}</p>
            )}
          </Part>
          <PrivateComment text={shown.privateComment} />
          <AuditLogPart found={actions} title={t('trail')} subject="review" subjectId={shown.id} />
        </div>
      </div>
    </>
  );
}

function PrivateComment({ text }: { text: string }) {
  const { t } = useTranslation('admin-reviews');
  return (
    <Part id="private" title={t('private.title')}>
      {text === '' ? (
        <p className={css.soft}>{t('private.none')}</p>
      ) : (
        <>
          <p className={lines}>{text}</p>
          <p className={css.soft}>{t('private.note')}</p>
        </>
      )}
    </Part>
  );
}

function Head({ review: shown }: { review: AdminReview }) {
  const { t, i18n } = useTranslation('admin-reviews');
  const router = useRouter();
  const { language } = i18n;
  const title = t('of', { house: localText(shown.houseName, language) });
  return (
    <header className={css.head}>
      <Title>{title}</Title>
      <ReviewBadges review={shown} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.soft}>
        {t('by', {
          author: shown.author,
          month: monthName(shown.stayedIn, language),
          date: dayOf(shown.createdAt, language),
        })}
        <br />
        <Link to="/admin/reservations/$id" params={{ id: shown.reservationId }}>
          {t('reservation', { code: shown.reservationCode })}
        </Link>{' '}
        ·{' '}
        <Link to="/detail" search={{ id: shown.houseId }}>
          {t('house')}
        </Link>
      </p>
      <ReviewActions
        review={shown}
        onChanged={() => void router.invalidate()}
        onDeleted={() => void router.navigate({ to: '/admin/reviews' })}
      />
    </header>
  );
}
