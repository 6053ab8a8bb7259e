import { createFileRoute, Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HouseFilters } from '#app/features/admin/houses/house-filters.tsx';
import { HouseTable } from '#app/features/admin/houses/house-table.tsx';
import { findHouses } from '#app/features/admin/houses/queries.ts';
import { parseHouseSearch, type HouseSearch } from '#app/features/admin/houses/search-params.ts';
import { NotLoaded } from '#app/features/admin/not-loaded.tsx';
import { PageLinks } from '#app/features/admin/page-links.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '../admin-list.css.ts';

export const Route = createFileRoute('/_admin-area/admin/houses/')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-houses', 'house-card'], menu: '/admin/houses' },
  validateSearch: parseHouseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findHouses(deps),
  component: HousesScreen,
});

function HousesScreen() {
  const { t } = useTranslation('admin-houses');
  const found = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: HouseSearch, typing?: 'typing') =>
    void navigate({
      search: (now) => ({ ...now, page: undefined, ...changed }),
      replace: typing !== undefined,
      resetScroll: false,
    });
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <Heading />
      <HouseFilters search={search} onChange={change} />
      {found.ok ? (
        <>
          <p role="status" className={css.toolbar}>
            {t('count', { count: found.value.page.totalItems })}
          </p>
          <HouseTable
            rows={found.value.items}
            link={({ id }, words) => (
              <Link to="/admin/houses/$id" params={{ id }} className={rowLink}>
                {words}
              </Link>
            )}
            empty={<Nothing search={search} beyond={found.value.page.totalItems > 0} />}
          />
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/houses"
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

function Heading() {
  const { t } = useTranslation('admin-houses');
  return (
    <div className={css.heading}>
      <h1 className={css.title}>{t('title')}</h1>
      <div className={css.headingActions}>
        <Link to="/admin/catalogue" className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {t('transfer')}
        </Link>
        <Link
          to="/admin/houses/$id"
          params={{ id: 'new' }}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('add')}
        </Link>
      </div>
    </div>
  );
}

function Nothing({ search, beyond }: { search: HouseSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-houses');
  const navigate = Route.useNavigate();
  const { page: _, ...filters } = search;
  const filtered = Object.values(filters).some((value) => value !== undefined);
  return (
    <EmptyState
      icon={<House size={28} />}
      title={t(beyond ? 'empty.beyond' : filtered ? 'empty.filtered' : 'empty.none')}
      {...((filtered || beyond) && {
        action: (
          <Button variant="secondary" onClick={() => void navigate({ search: {} })}>
            {t('clear')}
          </Button>
        ),
      })}
    />
  );
}
