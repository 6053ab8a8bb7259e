import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brandCore } from '#contract/brand-core.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { nextEvent } from '#app/features/boards/next-event.ts';
import { homeOffer } from '#app/features/houses/card/offer.ts';
import { soonest } from '#app/features/houses/card/soonest.ts';
import { bestReviews } from '#app/features/reviews/best.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Hero } from './hero.tsx';
import { BelowHero, preloadBelowHero } from './lazy-below-hero.tsx';

const SOONEST_HOUSES = 3;
const BEST_REVIEWS = 2;

export const Route = createFileRoute('/_public/')({
  staticData: { texts: ['home'], chrome: { bar: 'over-photo' } },
  // Each part loads on its own: one that fails is left out of the page.
  loader: async () => {
    const [offer, houses, next, reviews] = await Promise.all([
      homeOffer(),
      soonest(SOONEST_HOUSES).catch(() => []),
      nextEvent(),
      bestReviews(BEST_REVIEWS).catch(() => []),
      preloadBelowHero(),
    ]);
    return { offer, houses, reviews, nextEvent: next, today: seoulDate(Date.now()) };
  },
  component: Home,
});

function Home() {
  const { i18n } = useTranslation('home');
  const { offer, houses, reviews, nextEvent, today } = Route.useLoaderData();
  return (
    <>
      <title>{localText(brandCore.title, i18n.language)}</title>
      <meta name="description" content={localText(brandCore.description, i18n.language)} />
      <Hero offer={offer} />
      <BelowHero houses={houses} reviews={reviews} nextEvent={nextEvent} today={today} />
    </>
  );
}
