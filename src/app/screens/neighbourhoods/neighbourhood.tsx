import { createFileRoute, notFound } from '@tanstack/react-router';
import { seoulDate } from '#contract/rules/dates.ts';
import { homesIn, neighbourhood } from '#app/features/houses/neighbourhood/queries.ts';
import { NeighbourhoodScreen } from './neighbourhood-screen.tsx';

export const Route = createFileRoute('/_public/neighbourhoods/$slug')({
  staticData: { texts: ['house-card'], menu: '/houses' },
  loader: async ({ params: { slug } }) => {
    const shown = await neighbourhood(slug);
    if (!shown) throw notFound();
    const homes = shown.houses > 0 ? await homesIn(shown.location) : [];
    return { neighbourhood: shown, homes, today: seoulDate(Date.now()) };
  },
  component: NeighbourhoodScreen,
});
