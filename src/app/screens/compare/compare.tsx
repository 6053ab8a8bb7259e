import { createFileRoute } from '@tanstack/react-router';
import { loadCompared, type CompareSearch } from '#app/features/houses/compare/queries.ts';
import { textParam } from '#app/platform/browser/search-param.ts';
import { CompareScreen } from './compare-screen.tsx';

export const Route = createFileRoute('/_public/compare')({
  staticData: { texts: ['houses', 'house-card'] },
  validateSearch: (given: Record<string, unknown>): CompareSearch => ({
    houses: textParam(given['houses']),
    checkIn: textParam(given['checkIn']),
    checkOut: textParam(given['checkOut']),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCompared(deps),
  component: CompareScreen,
});
