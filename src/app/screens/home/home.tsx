import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { comingMeetups } from '#app/features/boards/model.ts';
import { boardCards } from '#app/features/boards/queries.ts';
import { soonest } from '#app/features/houses/soonest.ts';
import { bestReviews } from '#app/features/reviews/queries.ts';
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
  staticData: { texts: ['home', 'houses'], chrome: { bar: 'over-photo' } },
  // Each part stands on its own: what cannot be had leaves its place out and the rest of the page whole.
  loader: async () => {
    const [homes, meetups, words] = await Promise.all([
      soonest(SOON_HOMES).catch(() => []),
      boardCards('EVENT', 1, 12).then(
        ({ items }) => items,
        () => [],
      ),
      bestReviews().catch(() => []),
      belowHero.fetch(),
    ]);
    const now = Date.now();
    return {
      homes,
      words: words.slice(0, WORDS),
      nextMeetup: comingMeetups(meetups, now)[0],
      today: seoulDate(now),
    };
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
