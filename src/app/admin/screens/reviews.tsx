import { createFileRoute, Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findReviews } from '#app/admin/reviews/queries.ts';
import { ReviewFilters } from '#app/admin/reviews/review-filters.tsx';
import { ReviewTable } from '#app/admin/reviews/review-table.tsx';
import { parseReviewSearch, type ReviewSearch } from '#app/admin/reviews/search-params.ts';
import { rowLink } from '#app/ui/data/table.tsx';
import { ListPage } from './list/list-page.tsx';
import { NothingFound } from './list/nothing-found.tsx';
import { useFilters } from './list/use-filters.ts';
import { useComingSearch } from './list/use-coming-search.ts';

export const Route = createFileRoute('/_admin-area/admin/reviews/')({
  // One that was changed or deleted since is not shown as it was.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-reviews'], menu: '/admin/reviews' },
  validateSearch: parseReviewSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findReviews(deps),
  component: ReviewsScreen,
});

function ReviewsScreen() {
  const found = Route.useLoaderData();
  const search = useComingSearch(Route.useSearch(), parseReviewSearch);
  const change = useFilters<ReviewSearch>();
  return (
    <ListPage
      texts="admin-reviews"
      filters={<ReviewFilters search={search} onChange={change} />}
      found={found}
    >
      {(rows, beyond) => (
        <ReviewTable
          rows={rows}
          link={({ id }, words) => (
            <Link to="/admin/reviews/$id" params={{ id }} className={rowLink}>
              {words}
            </Link>
          )}
          empty={<Nothing search={search} beyond={beyond} />}
        />
      )}
    </ListPage>
  );
}

function Nothing({ search, beyond }: { search: ReviewSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-reviews');
  const navigate = Route.useNavigate();
  const filtered = search.search !== undefined || search.filter !== undefined;
  return (
    <NothingFound
      icon={<Star size={28} />}
      title={t(beyond ? 'empty.beyond' : filtered ? 'empty.filtered' : 'empty.none')}
      clear={filtered || beyond ? t('filter.clear') : null}
      onClear={() => void navigate({ search: {} })}
    />
  );
}
