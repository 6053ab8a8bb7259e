import { createFileRoute } from '@tanstack/react-router';
import { loadCompared } from '#app/features/houses/compare/queries.ts';
import { textParam } from '#app/platform/browser/search-param.ts';
import { CompareScreen } from './compare-screen.tsx';

export const Route = createFileRoute('/_public/compare')({
  staticData: { texts: ['houses', 'house-card'] },
  validateSearch: ({ houses }: Record<string, unknown>) => ({ houses: textParam(houses) }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCompared(deps.houses),
  component: CompareScreen,
});
