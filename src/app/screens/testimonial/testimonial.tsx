import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BoardCard } from '#app/features/boards/board-card.tsx';
import { boardCards } from '#app/features/boards/queries.ts';
import { names } from '#app/features/brand/names.ts';
import { AsOf } from '#app/features/freshness/lazy-as-of.tsx';
import { bestReviewsWithOrigins } from '#app/features/reviews/best.ts';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { Reviews, preloadReviews } from './lazy-reviews.tsx';
import * as css from './testimonial.css.ts';

export const Route = createFileRoute('/_public/testimonial')({
  staticData: { texts: ['testimonial'] },
  loader: async () => {
    const [interviews, reviews] = await Promise.all([
      boardCards('INTERVIEW', 1, 12),
      bestReviewsWithOrigins(),
      preloadReviews(),
    ]);
    return { interviews: interviews.items, reviews };
  },
  component: TestimonialPage,
});

function TestimonialPage() {
  const { t, i18n } = useTranslation('testimonial');
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
      <Reviews reviews={reviews} />
    </>
  );
}
