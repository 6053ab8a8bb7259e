import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { CalendarPlus, CalendarRange, CalendarSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationOrders, type ReservationOrder } from '#contract/admin/vocabulary.ts';
import { lists } from '#contract/rules/reservation-status.ts';
import type { PageInfo } from '#contract/wire.ts';
import { opensBeside, readOpen } from '#app/admin/reservations/detail/open-beside.ts';
import { Filters } from '#app/admin/reservations/filters.tsx';
import { CsvButton } from '#app/admin/reservations/csv-button.tsx';
import { useRememberedSearch } from '#app/admin/kit/list/last-search.ts';
import { PageLinks } from '#app/admin/kit/list/page-links.tsx';
import { useRowKeys } from '#app/admin/reservations/use-row-keys.ts';
import { findReservations, savedViews } from '#app/admin/reservations/queries.ts';
import { SavedViews, type SavedViewsProps } from '#app/admin/reservations/saved-views.tsx';
import { ReservationTable } from '#app/admin/reservations/reservation-table.tsx';
import {
  isFiltered,
  parseReservationSearch,
  type ReservationSearch,
} from '#app/admin/reservations/search-params.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { tabLink, tabList } from '#app/ui/controls/tabs.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import { Beside, detailTexts } from './detail/beside.tsx';
import * as css from './list/list.css.ts';
import { useComingSearch, useIsComing } from './list/use-coming-search.ts';
import { useFilters } from './list/use-filters.ts';

type ListSearch = ReservationSearch & { open?: string | undefined };

const parseListSearch = (given: Record<string, unknown>): ListSearch => ({
  ...parseReservationSearch(given),
  open: readOpen(given['open']),
});

export const Route = createFileRoute('/_admin-area/admin/reservations/')({
  staticData: { texts: [...detailTexts, 'admin-today'], menu: '/admin/reservations' },
  validateSearch: parseListSearch,
  loaderDeps: ({ search: { open: _, ...search } }) => search,
  loader: async ({ deps }) => {
    const [found, views] = await Promise.all([findReservations(deps), savedViews()]);
    return { found, views };
  },
  component: ReservationsScreen,
});

function ReservationsScreen() {
  const { t } = useTranslation('admin-reservations');
  const { found, views } = Route.useLoaderData();
  const router = useRouter();
  const { open: _, ...shown } = Route.useSearch();
  const { open, ...search } = useComingSearch(Route.useSearch(), parseListSearch);
  // The rows stay what they are while one of them opens.
  const loading = useIsComing() && JSON.stringify(search) !== JSON.stringify(shown);
  const { change, beside, clear } = useListAddress();
  useRowKeys(open, beside);
  useRememberedSearch('admin-reservations', search);
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <ListHeading />
      <ListTabs search={search} />
      <Views search={search} views={views} />
      <Filters search={search} onChange={change} onClear={clear} />
      {found.ok ? (
        <>
          <Toolbar search={search} page={found.value.page} onChange={change} />
          <div className={cx(loading && css.loading)} aria-busy={loading}>
            <ReservationTable
              rows={found.value.items}
              search={search}
              onSort={change}
              link={({ id }, name) => (
                <RowLink id={id} onOpen={beside}>
                  {name}
                </RowLink>
              )}
              empty={<NothingFound search={search} page={found.value.page} onClear={clear} />}
            />
          </div>
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/reservations"
                search={{ ...search, page: number > 1 ? number : undefined }}
                activeOptions={{ exact: true }}
                {...attributes}
              />
            )}
          />
        </>
      ) : (
        <NotLoaded problem={found.problem} failed={t('failed')} retry={t('retry')} warns="refusal" />
      )}
      <Beside
        open={open}
        onClose={() => beside(undefined)}
        onChanged={() => router.invalidate({ sync: true })}
      />
    </Content>
  );
}

function useListAddress() {
  const navigate = Route.useNavigate();
  const change = useFilters<ReservationSearch>();
  const beside = (open: string | undefined) =>
    void navigate({ search: (now) => ({ ...now, open }), resetScroll: false });
  const clear = () =>
    void navigate({
      search: ({ sort, descending }) => ({ sort, descending }),
      resetScroll: false,
    });

  return { change, beside, clear };
}

type ViewsProps = Pick<SavedViewsProps, 'search' | 'views'>;

function Views({ search, views }: ViewsProps) {
  const router = useRouter();
  return (
    <SavedViews
      search={search}
      views={views}
      onChanged={() => void router.invalidate()}
      link={({ query }, { isCurrent, ...attributes }) => (
        <Link
          to="/admin/reservations"
          search={isCurrent ? {} : query}
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'true' : undefined}
          {...attributes}
        />
      )}
    />
  );
}

type RowLinkProps = { id: string; onOpen: (id: string) => void; children: ReactNode };

function RowLink({ id, onOpen, children }: RowLinkProps) {
  return (
    <Link
      to="/admin/reservations/$id"
      params={{ id }}
      className={rowLink}
      onClick={(event) => {
        if (!opensBeside(event.nativeEvent)) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {children}
    </Link>
  );
}

function ListTabs({ search }: { search: ReservationSearch }) {
  const { t } = useTranslation('admin-reservations');
  return (
    <nav aria-label={t('lists.label')}>
      <ul className={tabList}>
        {[undefined, ...lists].map((list) => (
          <li key={list ?? 'all'}>
            <Link
              to="/admin/reservations"
              search={{ ...search, list, page: undefined }}
              activeOptions={{ exact: true }}
              aria-current={search.list === list ? 'page' : undefined}
              className={tabLink}
            >
              {t(`lists.${list ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ToolbarProps = {
  search: ReservationSearch;
  page: PageInfo;
  onChange: (changed: ReservationSearch) => void;
};

function Toolbar({ search, page, onChange }: ToolbarProps) {
  const { t } = useTranslation('admin-reservations');
  const orders = reservationOrders.flatMap((order) => [order, `-${order}` as const]);
  return (
    <div className={css.toolbar}>
      <p role="status" className={css.count}>
        {t('count', { count: page.totalItems })}
      </p>
      <SelectField
        label={t('sort.label')}
        labelHidden
        options={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={`${search.descending ? '-' : ''}${search.sort ?? 'check-in'}`}
        onChange={({ target: { value } }) => {
          const order = value.replace(/^-/, '') as ReservationOrder;
          onChange({
            sort: order === 'check-in' ? undefined : order,
            descending: value.startsWith('-') ? true : undefined,
          });
        }}
      />
      <CsvButton search={search} total={page.totalItems} />
    </div>
  );
}

type NothingFoundProps = { search: ReservationSearch; page: PageInfo; onClear: () => void };

function NothingFound({ search, page, onClear }: NothingFoundProps) {
  const { t } = useTranslation('admin-reservations');
  if (page.totalItems > 0) return <EmptyState title={t('empty.beyond')} />;
  return isFiltered(search) ? (
    <EmptyState
      icon={<CalendarSearch size={28} />}
      title={t('empty.filtered')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={<CalendarSearch size={28} />} title={t('empty.none')} />
  );
}

function ListHeading() {
  const { t } = useTranslation('admin-reservations');
  return (
    <div className={css.heading}>
      <h1 tabIndex={-1} className={css.title}>
        {t('title')}
      </h1>
      <div className={css.headingActions}>
        <Link to="/admin/reservations/week" className={buttonClass({ variant: 'secondary', size: 'medium' })}>
          <CalendarRange size={18} />
          {t('week')}
        </Link>
        <Link to="/admin/reservations/new" className={buttonClass({ variant: 'secondary', size: 'medium' })}>
          <CalendarPlus size={18} />
          {t('new')}
        </Link>
      </div>
    </div>
  );
}
