import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { nextMeetup } from '#app/features/boards/next-meetup.ts';
import { soonest } from '#app/features/houses/soonest.ts';
import { bestReviews } from '#app/features/reviews/best.ts';
import { localText } from '#app/platform/i18n.ts';
import { brandCore } from '#contract/brand-core.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { Benefit } from './benefit.tsx';
import { Hero } from './hero.tsx';
import { belowHero } from './lazy-below-hero.tsx';

const SOON_HOMES = 3;
const WORDS = 2;
const BelowHero = belowHero.Later;

export const Route = createFileRoute('/_public/')({
  staticData: { texts: ['home', 'house-card'], chrome: { bar: 'over-photo' } },
  // Each part stands on its own: what cannot be had leaves its place out and the rest of the page whole.
  loader: async () => {
    const [homes, next, words] = await Promise.all([
      soonest(SOON_HOMES).catch(() => []),
      nextMeetup(),
      bestReviews(WORDS).catch(() => []),
      belowHero.fetch(),
    ]);
    return { homes, words, nextMeetup: next, today: seoulDate(Date.now()) };
  },
  component: Home,
});

function Home() {
  const { i18n } = useTranslation('home');
  const { homes, words, nextMeetup, today } = Route.useLoaderData();
  return (
    <>
      <title>{localText(brandCore.title, i18n.language)}</title>
      <meta name="description" content={localText(brandCore.description, i18n.language)} />
      <Hero />
      <Benefit />
      <BelowHero homes={homes} words={words} nextMeetup={nextMeetup} today={today} />
    </>
  );
}
