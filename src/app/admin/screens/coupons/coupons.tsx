import { createFileRoute, Link } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { couponStates } from '#contract/admin/vocabulary.ts';
import { CouponTable } from '#app/admin/coupons/coupon-table.tsx';
import { findCoupons } from '#app/admin/coupons/queries.ts';
import { parseCouponSearch, type CouponSearch } from '#app/admin/coupons/search-params.ts';
import { filters } from '#app/admin/kit/list/filters.css.ts';
import { SearchForm } from '#app/admin/kit/list/search-form.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { rowLink } from '#app/ui/data/table.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { ListPage } from '../list/list-page.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useComingSearch } from '../list/use-coming-search.ts';

export const Route = createFileRoute('/_admin-area/admin/coupons/')({
  // Uses are counted as they are now.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-coupons'], menu: '/admin/coupons' },
  validateSearch: parseCouponSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findCoupons(deps),
  component: CouponsScreen,
});

function CouponsScreen() {
  const { t } = useTranslation('admin-coupons');
  const found = Route.useLoaderData();
  const search = useComingSearch(Route.useSearch(), parseCouponSearch);
  return (
    <ListPage
      texts="admin-coupons"
      actions={
        <>
          <Link to="/admin/catalogue" className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {t('transfer')}
          </Link>
          <Link
            to="/admin/coupons/$code"
            params={{ code: 'new' }}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('add')}
          </Link>
        </>
      }
      filters={<Filters search={search} />}
      found={found}
    >
      {(rows, beyond) => (
        <CouponTable
          rows={rows}
          link={({ code }, words) => (
            <Link to="/admin/coupons/$code" params={{ code }} className={rowLink}>
              {words}
            </Link>
          )}
          empty={<Nothing search={search} beyond={beyond} />}
        />
      )}
    </ListPage>
  );
}

function Filters({ search }: { search: CouponSearch }) {
  const { t } = useTranslation('admin-coupons');
  const change = useFilters<CouponSearch>();
  return (
    <SearchForm
      value={search.search ?? ''}
      onSearch={(typed) => change({ search: typed }, 'typing')}
      label={t('search')}
      className={filters}
    >
      <SelectField
        label={t('filter.label')}
        placeholder={t('filter.all')}
        options={couponStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={search.state ?? ''}
        onChange={({ target }) => change({ state: parseCouponSearch({ state: target.value }).state })}
      />
    </SearchForm>
  );
}

function Nothing({ search, beyond }: { search: CouponSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-coupons');
  const navigate = Route.useNavigate();
  const filtered = search.state !== undefined || search.search !== undefined;
  return (
    <NothingFound
      icon={<Ticket size={28} />}
      title={t(beyond ? 'empty.beyond' : filtered ? 'empty.filtered' : 'empty.none')}
      clear={filtered || beyond ? t('filter.clear') : null}
      onClear={() => void navigate({ search: {} })}
    />
  );
}
