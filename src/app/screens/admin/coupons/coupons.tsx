import { createFileRoute, Link } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { couponStates } from '#contract/admin/vocabulary.ts';
import { CouponTable } from '#app/features/admin/coupons/coupon-table.tsx';
import { findCoupons } from '#app/features/admin/coupons/queries.ts';
import { parseCouponSearch, type CouponSearch } from '#app/features/admin/coupons/search-params.ts';
import { filters } from '#app/features/admin/coupons/coupons.css.ts';
import { NotLoaded } from '#app/features/admin/not-loaded.tsx';
import { PageLinks } from '#app/features/admin/page-links.tsx';
import { SearchForm } from '#app/features/admin/search-form.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '../admin-list.css.ts';

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
  const search = Route.useSearch();
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <div className={css.heading}>
        <h1 className={css.title}>{t('title')}</h1>
        <div className={css.headingActions}>
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
        </div>
      </div>
      <Filters search={search} />
      {found.ok ? (
        <>
          <p role="status" className={css.toolbar}>
            {t('count', { count: found.value.page.totalItems })}
          </p>
          <CouponTable
            rows={found.value.items}
            link={({ code }, words) => (
              <Link to="/admin/coupons/$code" params={{ code }} className={rowLink}>
                {words}
              </Link>
            )}
            empty={<Nothing search={search} beyond={found.value.page.totalItems > 0} />}
          />
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/coupons"
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

function Filters({ search }: { search: CouponSearch }) {
  const { t } = useTranslation('admin-coupons');
  const navigate = Route.useNavigate();
  const change = (changed: CouponSearch, replace: boolean) =>
    void navigate({
      search: (now) => ({ ...now, page: undefined, ...changed }),
      replace,
      resetScroll: false,
    });
  return (
    <SearchForm
      value={search.search ?? ''}
      onSearch={(typed) => change({ search: typed }, true)}
      label={t('search')}
      className={filters}
    >
      <SelectField
        label={t('filter.label')}
        placeholder={t('filter.all')}
        options={couponStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={search.state ?? ''}
        onChange={({ target }) => change({ state: parseCouponSearch({ state: target.value }).state }, false)}
      />
    </SearchForm>
  );
}

function Nothing({ search, beyond }: { search: CouponSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-coupons');
  const navigate = Route.useNavigate();
  const filtered = search.state !== undefined || search.search !== undefined;
  return (
    <EmptyState
      icon={<Ticket size={28} />}
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
