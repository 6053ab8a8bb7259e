import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail, HouseReview } from '#contract/houses.ts';
import type { Page } from '#contract/wire.ts';
import { textLanguage } from '#contract/rules/text/text-language.ts';
import { monthName } from '#app/platform/i18n/format.ts';
import { originText } from '#app/platform/i18n/origin.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Initial } from '#app/ui/data/initial.tsx';
import { Rating, RatingBars } from '#app/ui/data/rating.tsx';
import { houseReviews } from '#app/features/houses/queries.ts';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import { ReviewComment } from './review-comment.tsx';
import type { ReviewPhotosProps } from './review-photos.tsx';
import * as css from './house-reviews.css.ts';

export interface HouseReviewsProps {
  house: HouseDetail;
  /** First page, newest first; null if the host is unreachable. */
  first: Page<HouseReview> | null;
}

const kinds = ['facilities', 'communication', 'community', 'location'] as const;

export function HouseReviews({ house, first }: HouseReviewsProps) {
  const { t, i18n } = useTranslation('houses');
  const [pages, setPages] = useState(first ? [first] : []);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const online = useOnline();
  const reviews = pages.flatMap(({ items }) => items);
  const left = (first?.page.totalItems ?? 0) - reviews.length;
  const { ratings } = house;

  const more = async () => {
    setBusy(true);
    const next = await houseReviews(house.id, pages.length + 1);
    setFailed(!next);
    if (next) setPages([...pages, next]);
    setBusy(false);
  };

  if (!first) return <p className={css.soft}>{t('reviews.unknown')}</p>;
  if (reviews.length === 0) return <p className={css.soft}>{t('reviews.none')}</p>;
  return (
    <div className={css.root}>
      {ratings && (
        <div className={css.bars}>
          <RatingBars ratings={kinds.map((kind) => ({ label: t(`rating.${kind}`), value: ratings[kind] }))} />
        </div>
      )}
      <ul className={css.list}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} house={localText(house.name, i18n.language)} />
        ))}
      </ul>
      {left > 0 && (
        <div>
          <Button
            variant="secondary"
            busy={busy}
            invalid={!online}
            reason={t('reviews.moreOffline')}
            onClick={() => void more()}
          >
            {t('reviews.more', { count: left })}
          </Button>
        </div>
      )}
      <p role="status" className={css.soft}>
        {failed && t('reviews.failed')}
      </p>
    </div>
  );
}

/** A copy saved by an older version has no pictures. */
type Shown = Omit<HouseReview, 'photos'> & Partial<HouseReview>;

function Review({ review, house }: { review: Shown; house: string }) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const language = textLanguage(review.comment);
  const isOther = language !== '' && language !== i18n.language;
  const from = originText(review.origin, i18n.language);
  const mean = kinds.reduce((sum, kind) => sum + review.ratings[kind], 0) / kinds.length;
  return (
    <li className={css.review}>
      <div className={css.who}>
        <Initial name={review.author} />
        <span className={css.name}>{review.author}</span>
        <Rating value={mean} label={t('common:ratingOf', { value: mean.toFixed(1) })} />
        <span className={css.soft}>
          {from && `${from} · `}
          {t('reviews.stayedIn', { month: monthName(review.stayedIn, i18n.language) })}
          {isOther && ` · ${t(`common:writtenIn.${language}`)}`}
        </span>
      </div>
      <ReviewComment key={i18n.language} text={review.comment} language={language} />
      <LazyReviewPhotos photos={review.photos ?? []} author={review.author} house={house} />
      {review.answer && (
        <blockquote className={css.answer}>
          <b>{t('reviews.answer')}</b> {localText(review.answer, i18n.language)}
        </blockquote>
      )}
    </li>
  );
}

const Photos = lazy<(props: ReviewPhotosProps) => React.ReactNode>(() =>
  import('./review-photos.tsx').then(
    async ({ ReviewPhotos, residentStyle }) => {
      await residentStyle;
      return { default: ReviewPhotos };
    },
    () => ({ default: () => null }),
  ),
);

/** Pictures of a review, loaded once the page works; renders nothing if they cannot be loaded. */
function LazyReviewPhotos(props: ReviewPhotosProps) {
  const isHydrated = useHydrated();
  return isHydrated && props.photos.length > 0 ? (
    <Suspense>
      <Photos {...props} />
    </Suspense>
  ) : null;
}
