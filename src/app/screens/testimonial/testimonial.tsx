import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BoardCard } from '#app/features/boards/board-card.tsx';
import { boardCards } from '#app/features/boards/queries.ts';
import { names } from '#app/features/brand/names.ts';
import { AsOf } from '#app/features/freshness/lazy-as-of.tsx';
import { bestReviews } from '#app/features/reviews/best.ts';
import { Testimonial } from '#app/features/reviews/testimonial.tsx';
import { monthName } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import * as css from './testimonial.css.ts';

export const Route = createFileRoute('/_public/testimonial')({
  staticData: { texts: ['testimonial'] },
  loader: async () => {
    const [interviews, reviews] = await Promise.all([boardCards('INTERVIEW', 1, 12), bestReviews()]);
    return { interviews: interviews.items, reviews };
  },
  component: TestimonialPage,
});

function TestimonialPage() {
  const { t, i18n } = useTranslation(['testimonial', 'common']);
  const { interviews, reviews } = Route.useLoaderData();
  const [newest] = interviews;
  return (
    <>
      <title>{`${t('title')} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={t('description', names(i18n.language))} />
      <Section tight>
        <Heading level={1} title={t('title')} lead={t('lead')} />
        <AsOf of={interviews} />
        <ul className={newest?.photo ? css.interviews : css.quotes}>
          {interviews.map((board) => (
            <li key={board.id} className={board === newest && board.photo ? css.first : undefined}>
              <BoardCard
                board={board}
                level={2}
                {...(board === newest && { sizes: '(min-width: 960px) 800px, 100vw' })}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sunken">
        <Heading title={t('reviews')} lead={t('reviewsLead')} />
        {reviews.length === 0 && <EmptyState title={t('empty')} />}
        <ul className={css.reviews}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Testimonial
                review={review}
                houseName={t('stayed', {
                  house: localText(review.houseName, i18n.language),
                  month: monthName(review.stayedIn, i18n.language),
                })}
                ratingLabel={(value) => t('common:ratingOf', { value })}
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
