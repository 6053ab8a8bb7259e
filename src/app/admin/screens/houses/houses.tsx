import { createFileRoute, Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HouseFilters } from '#app/admin/houses/house-filters.tsx';
import { HouseTable } from '#app/admin/houses/house-table.tsx';
import { findHouses } from '#app/admin/houses/queries.ts';
import { parseHouseSearch, type HouseSearch } from '#app/admin/houses/search-params.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { rowLink } from '#app/ui/data/table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useComingSearch } from '../list/use-coming-search.ts';

export const Route = createFileRoute('/_admin-area/admin/houses/')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: {
    texts: ['admin', 'admin-houses', 'house-card'],
    menu: '/admin/houses',
    chrome: { bar: 'clear' },
  },
  validateSearch: parseHouseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findHouses(deps),
  component: HousesScreen,
});

function HousesScreen() {
  const { t } = useTranslation('admin-houses');
  const found = Route.useLoaderData();
  const search = useComingSearch(Route.useSearch(), parseHouseSearch);
  const change = useFilters<HouseSearch>();
  return (
    <ListPage
      texts="admin-houses"
      actions={
        <>
          <Link to="/admin/neighbourhoods" className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {t('neighbourhoods')}
          </Link>
          <Link to="/admin/team" className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {t('team')}
          </Link>
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
        </>
      }
      filters={<HouseFilters search={search} onChange={change} />}
      found={found}
    >
      {(rows, beyond) => (
        <HouseTable
          rows={rows}
          link={({ id }, words) => (
            <Link to="/admin/houses/$id" params={{ id }} className={rowLink}>
              {words}
            </Link>
          )}
          empty={<Nothing search={search} beyond={beyond} />}
        />
      )}
    </ListPage>
  );
}

function Nothing({ search, beyond }: { search: HouseSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-houses');
  const navigate = Route.useNavigate();
  const { page: _, ...filters } = search;
  const filtered = Object.values(filters).some((value) => value !== undefined);
  return (
    <NothingFound
      icon={<House size={28} />}
      title={t(beyond ? 'empty.beyond' : filtered ? 'empty.filtered' : 'empty.none')}
      clear={filtered || beyond ? t('clear') : null}
      onClear={() => void navigate({ search: {} })}
    />
  );
}
