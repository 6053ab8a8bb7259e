import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/admin/reviews.ts';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';
import { BackLink } from '#app/admin/kit/detail/back-link.tsx';
import { review, reviewPhotos } from '#app/admin/reviews/queries.ts';
import { ReviewActions } from '#app/admin/reviews/review-actions.tsx';
import { ReviewForm } from '#app/admin/reviews/review-form.tsx';
import { ReviewPhotos } from '#app/admin/reviews/review-photos.tsx';
import { ReviewBadges } from '#app/admin/reviews/review-table.tsx';
import { text as lines } from '#app/admin/kit/list/list-cells.css.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { AuditLogSection, type AuditLogSectionProps } from '#app/admin/audit-log/audit-log-section.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseReviewSearch } from '#app/admin/reviews/search-params.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { monthName } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { RatingBars } from '#app/ui/data/rating.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';

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
  const { found, ...rest } = useLastLoaded(id, Route.useLoaderData(), (loaded) => loaded.found);
  return (
    <Content className={css.page}>
      <BackLink
        to="/admin/reviews"
        search={lastSearch('admin-reviews', parseReviewSearch)}
        activeOptions={{ exact: true }}
      >
        {t('title')}
      </BackLink>
      {found.ok ? (
        <Details key={found.value.id} review={found.value} {...rest} />
      ) : (
        <NotLoaded
          problem={found.problem}
          heading={t('detailTitle')}
          notFound={t('notFound')}
          failed={t('failed')}
          retry={t('retry')}
        />
      )}
    </Content>
  );
}

const kinds = ['facilities', 'communication', 'community', 'location'] as const;

type DetailsProps = {
  review: AdminReview;
  photos: Awaited<ReturnType<typeof reviewPhotos>>;
  actions: AuditLogSectionProps['found'];
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
          <Part id="trail" title={t('trail')}>
            <AuditLogSection
              found={actions}
              deviceName={deviceLabel}
              all={(words) => (
                <Link to="/admin/trail" search={{ subject: 'review', subjectId: shown.id }}>
                  {words}
                </Link>
              )}
            />
          </Part>
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

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.partTitle}>
        {title}
      </h2>
      {children}
    </section>
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
