import { createFileRoute } from '@tanstack/react-router';
import { loadCompared } from '#app/features/houses/compare/queries.ts';
import { textParam } from '#app/platform/browser/search-param.ts';
import { CompareScreen } from './compare-screen.tsx';

export const Route = createFileRoute('/_public/compare')({
  staticData: { texts: ['house-card', 'houses'], menu: '/favourites', chrome: { bar: 'solid' } },
  validateSearch: ({ houses }: Record<string, unknown>) => ({ houses: textParam(houses) }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCompared(deps.houses),
  component: CompareScreen,
});
