import { createFileRoute, Link } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { houseNames } from '#app/admin/kit/load/house-names.ts';
import { findTickets } from '#app/admin/tickets/queries.ts';
import { parseTicketSearch, type TicketSearch } from '#app/admin/tickets/search-params.ts';
import { Templates } from '#app/admin/tickets/templates.tsx';
import { TicketFilters } from '#app/admin/tickets/ticket-filters.tsx';
import { TicketTable } from '#app/admin/tickets/ticket-table.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useComingSearch } from '../list/use-coming-search.ts';

export const Route = createFileRoute('/_admin-area/admin/tickets/')({
  // One that was answered or changed since is not shown as it was.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-tickets', 'part-errors', 'errors'], menu: '/admin/tickets' },
  validateSearch: parseTicketSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [found, houses] = await Promise.all([findTickets(deps), houseNames()]);
    return { found, houses };
  },
  component: TicketsScreen,
});

function TicketsScreen() {
  const { found, houses } = Route.useLoaderData();
  const search = useComingSearch(Route.useSearch(), parseTicketSearch);
  const change = useFilters<TicketSearch>();
  return (
    <ListPage
      texts="admin-tickets"
      filters={<TicketFilters search={search} houses={houses} onChange={change} />}
      found={found}
      below={<Templates />}
    >
      {(rows) => (
        <TicketTable
          rows={rows}
          link={({ id }, words) => (
            <Link to="/admin/tickets/$id" params={{ id }} className={rowLink}>
              {words}
            </Link>
          )}
          empty={<Nothing search={search} />}
        />
      )}
    </ListPage>
  );
}

function Nothing({ search }: { search: TicketSearch }) {
  const { t } = useTranslation('admin-tickets');
  const navigate = Route.useNavigate();
  const filtered = Object.values(search).some((value) => value !== undefined);
  return (
    <NothingFound
      icon={<Wrench size={28} />}
      title={t(filtered ? 'empty.filtered' : 'empty.none')}
      clear={filtered ? t('filter.clear') : null}
      onClear={() => void navigate({ search: {} })}
    />
  );
}
