import { createFileRoute, Link } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '#app/features/admin/not-loaded.tsx';
import { PageLinks } from '#app/features/admin/page-links.tsx';
import { houseNames } from '#app/features/admin/reservations/queries.ts';
import { findTickets } from '#app/features/admin/tickets/queries.ts';
import { parseTicketSearch, type TicketSearch } from '#app/features/admin/tickets/search-params.ts';
import { Templates } from '#app/features/admin/tickets/templates.tsx';
import { TicketFilters } from '#app/features/admin/tickets/ticket-filters.tsx';
import { TicketTable } from '#app/features/admin/tickets/ticket-table.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '../admin-list.css.ts';

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
  const { t } = useTranslation('admin-tickets');
  const { found, houses } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <h1 className={css.title}>{t('title')}</h1>
      <TicketFilters
        search={search}
        houses={houses}
        onChange={(changed, typing) =>
          void navigate({
            search: { ...search, page: undefined, ...changed },
            replace: typing !== undefined,
            resetScroll: false,
          })
        }
      />
      {found.ok ? (
        <>
          <p role="status" className={css.toolbar}>
            {t('count', { count: found.value.page.totalItems })}
          </p>
          <TicketTable
            rows={found.value.items}
            link={({ id }, words) => (
              <Link to="/admin/tickets/$id" params={{ id }} className={rowLink}>
                {words}
              </Link>
            )}
            empty={<Nothing search={search} />}
          />
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/tickets"
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
      <Templates />
    </Content>
  );
}

function Nothing({ search }: { search: TicketSearch }) {
  const { t } = useTranslation('admin-tickets');
  const navigate = Route.useNavigate();
  const filtered = Object.values(search).some((value) => value !== undefined);
  return (
    <EmptyState
      icon={<Wrench size={28} />}
      title={t(filtered ? 'empty.filtered' : 'empty.none')}
      {...(filtered && {
        action: (
          <Button variant="secondary" onClick={() => void navigate({ search: {} })}>
            {t('filter.clear')}
          </Button>
        ),
      })}
    />
  );
}
