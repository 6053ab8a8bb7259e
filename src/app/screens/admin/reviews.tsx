import { createFileRoute, Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '#app/features/admin/page-links.tsx';
import { findReviews } from '#app/features/admin/reviews/queries.ts';
import { ReviewFilters } from '#app/features/admin/reviews/review-filters.tsx';
import { ReviewTable } from '#app/features/admin/reviews/review-table.tsx';
import { parseReviewSearch, type ReviewSearch } from '#app/features/admin/reviews/search-params.ts';
import { NotLoaded } from '#app/features/admin/not-loaded.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from './admin-list.css.ts';

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
  const { t } = useTranslation('admin-reviews');
  const found = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: ReviewSearch, typing?: 'typing') =>
    void navigate({
      search: (now) => ({ ...now, page: undefined, ...changed }),
      replace: typing !== undefined,
      resetScroll: false,
    });
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <h1 className={css.title}>{t('title')}</h1>
      <ReviewFilters search={search} onChange={change} />
      {found.ok ? (
        <>
          <p role="status" className={css.toolbar}>
            {t('count', { count: found.value.page.totalItems })}
          </p>
          <ReviewTable
            rows={found.value.items}
            link={({ id }, words) => (
              <Link to="/admin/reviews/$id" params={{ id }} className={rowLink}>
                {words}
              </Link>
            )}
            empty={<Nothing search={search} beyond={found.value.page.totalItems > 0} />}
          />
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/reviews"
                search={{ ...search, page: number > 1 ? number : undefined }}
                activeOptions={{ exact: true }}
                {...attributes}
              />
            )}
          />
        </>
      ) : (
        <NotLoaded problem={found.problem} failed={t('failed')} retry={t('retry')} />
      )}
    </Content>
  );
}

function Nothing({ search, beyond }: { search: ReviewSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-reviews');
  const navigate = Route.useNavigate();
  const filtered = search.search !== undefined || search.filter !== undefined;
  return (
    <EmptyState
      icon={<Star size={28} />}
      title={t(beyond ? 'empty.beyond' : filtered ? 'empty.filtered' : 'empty.none')}
      {...((filtered || beyond) && {
        action: (
          <Button variant="secondary" onClick={() => void navigate({ search: {} })}>
            {t('filter.clear')}
          </Button>
        ),
      })}
    />
  );
}
