import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { Search, CircleAlert, UserSearch as UserSearchIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { parseUserSearch, rememberUserSearch } from '#app/features/admin/accounts/last-search.ts';
import { findUsers } from '#app/features/admin/accounts/queries.ts';
import { UserTable } from '#app/features/admin/accounts/user-table.tsx';
import { PageLinks } from '#app/features/admin/page-links.tsx';
import { useSettledInput } from '#app/features/admin/use-settled-input.ts';
import { isRefusal, warn } from '#app/features/admin/warn.ts';
import { Title } from '#app/features/brand/title.tsx';
import type { Problem } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
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
  useEffect(() => rememberUserSearch(search), [search]);
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <h1 className={css.title}>{t('title')}</h1>
      <SearchField value={search.search ?? ''} />
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
        <LookupFailed problem={found.problem} />
      )}
    </Content>
  );
}

function SearchField({ value }: { value: string }) {
  const { t } = useTranslation('admin-users');
  const navigate = Route.useNavigate();
  const { field, settle } = useSettledInput(
    value,
    (search) => void navigate({ search: { search: search || undefined }, replace: true, resetScroll: false }),
  );
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <TextField
        type="search"
        label={t('search')}
        labelHidden
        placeholder={t('searchHint')}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        icon={<Search size={20} />}
        {...field}
      />
    </form>
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

function LookupFailed({ problem }: { problem: Problem }) {
  const { t } = useTranslation('admin-users');
  const router = useRouter();
  useEffect(() => {
    if (isRefusal(problem)) warn(problem, t('failed'));
  }, [problem, t]);
  return (
    <EmptyState
      problem
      icon={<CircleAlert size={28} />}
      title={problem.message ?? t('failed')}
      action={<Button onClick={() => void router.invalidate()}>{t('retry')}</Button>}
    />
  );
}
