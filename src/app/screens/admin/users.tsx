import { createFileRoute, Link } from '@tanstack/react-router';
import { UserSearch as UserSearchIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { parseUserSearch, rememberUserSearch } from '#app/features/admin/accounts/last-search.ts';
import { findUsers } from '#app/features/admin/accounts/queries.ts';
import { UserTable } from '#app/features/admin/accounts/user-table.tsx';
import { PageLinks } from '#app/features/admin/page-links.tsx';
import { NotLoaded } from '#app/features/admin/not-loaded.tsx';
import { SearchForm } from '#app/features/admin/search-form.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from './admin-list.css.ts';

export const Route = createFileRoute('/_admin-area/admin/users/')({
  staticData: { texts: ['admin', 'admin-users'], menu: '/admin/users' },
  validateSearch: parseUserSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findUsers(deps),
  component: UsersScreen,
});

function UsersScreen() {
  const { t } = useTranslation('admin-users');
  const found = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => rememberUserSearch(search), [search]);
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <h1 className={css.title}>{t('title')}</h1>
      <SearchForm
        value={search.search ?? ''}
        onSearch={(typed) => void navigate({ search: { search: typed }, replace: true, resetScroll: false })}
        label={t('search')}
        placeholder={t('searchHint')}
      />
      {found.ok ? (
        <>
          <p role="status" className={css.toolbar}>
            {t('count', { count: found.value.page.totalItems })}
          </p>
          <UserTable
            rows={found.value.items}
            link={({ id }, name) => (
              <Link to="/admin/users/$id" params={{ id }} className={rowLink}>
                {name}
              </Link>
            )}
            empty={<NobodyFound beyond={found.value.page.totalItems > 0} />}
          />
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/users"
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
    </Content>
  );
}

function NobodyFound({ beyond }: { beyond: boolean }) {
  const { t } = useTranslation('admin-users');
  const navigate = Route.useNavigate();
  return (
    <EmptyState
      icon={<UserSearchIcon size={28} />}
      title={beyond ? t('beyond') : t('nobody')}
      action={
        <Button variant="secondary" onClick={() => void navigate({ search: {} })}>
          {t('showAll')}
        </Button>
      }
    />
  );
}
