import { createFileRoute, Link } from '@tanstack/react-router';
import { UserSearch as UserSearchIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parseUserSearch } from '#app/admin/accounts/search-params.ts';
import { findUsers } from '#app/admin/kit/load/find-users.ts';
import { NewsList } from '#app/admin/accounts/news-list.tsx';
import { UserTable } from '#app/admin/accounts/user-table.tsx';
import { SearchForm } from '#app/admin/kit/list/search-form.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { ListPage } from './list/list-page.tsx';
import { NothingFound } from './list/nothing-found.tsx';
import { useComingSearch } from './list/use-coming-search.ts';

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
  const search = useComingSearch(Route.useSearch(), parseUserSearch);
  const navigate = Route.useNavigate();
  return (
    <ListPage
      texts="admin-users"
      filters={
        <SearchForm
          value={search.search ?? ''}
          onSearch={(typed) =>
            void navigate({ search: { search: typed }, replace: true, resetScroll: false })
          }
          label={t('search')}
          placeholder={t('searchHint')}
        />
      }
      found={found}
      warns="refusal"
      below={<NewsList />}
    >
      {(rows, beyond) => (
        <UserTable
          rows={rows}
          link={({ id }, name) => (
            <Link to="/admin/users/$id" params={{ id }} className={rowLink}>
              {name}
            </Link>
          )}
          empty={<NobodyFound beyond={beyond} />}
        />
      )}
    </ListPage>
  );
}

function NobodyFound({ beyond }: { beyond: boolean }) {
  const { t } = useTranslation('admin-users');
  const navigate = Route.useNavigate();
  return (
    <NothingFound
      icon={<UserSearchIcon size={28} />}
      title={beyond ? t('beyond') : t('nobody')}
      clear={t('showAll')}
      onClear={() => void navigate({ search: {} })}
    />
  );
}
