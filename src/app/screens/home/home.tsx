import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { boardCards } from '#app/features/boards/queries.ts';
import { soonest } from '#app/features/houses/queries.ts';
import { Promises } from '#app/features/brand/promises.tsx';
import { bestReviews } from '#app/features/reviews/queries.ts';
import { localText } from '#app/platform/i18n.ts';
import { brand } from '#contract/brand.ts';
import { Benefit, Mission } from './brand-words.tsx';
import { Hero } from './hero.tsx';
import { LoungePromo } from './lounge-promo.tsx';
import { Places } from './places.tsx';
import { ResidentWords } from './resident-words.tsx';
import { SoonHomes } from './soon-homes.tsx';

const SOON_HOMES = 3;
const WORDS = 2;

export const Route = createFileRoute('/_public/')({
  staticData: { texts: ['home', 'houses'], chrome: { bar: 'over-photo' } },
  // Each part stands on its own: what cannot be had leaves its place out and the rest of the page whole.
  loader: async () => {
    const [homes, meetups, words] = await Promise.all([
      soonest(SOON_HOMES).catch(() => []),
      boardCards('EVENT', 1, 12).then(({ items }) => items, () => []),
      bestReviews().catch(() => []),
    ]);
    return { homes, meetups, words: words.slice(0, WORDS) };
  },
  component: Home,
});

function Home() {
  const { i18n } = useTranslation('home');
  const { homes, meetups, words } = Route.useLoaderData();
  return (
    <>
      <title>{localText(brand.title, i18n.language)}</title>
      <meta name="description" content={localText(brand.description, i18n.language)} />
      <Hero />
      <Benefit />
      <Promises />
      <Places />
      {homes.length > 0 && <SoonHomes homes={homes} />}
      <LoungePromo meetups={meetups} />
      {words.length > 0 && <ResidentWords words={words} />}
      <Mission />
    </>
  );
}
