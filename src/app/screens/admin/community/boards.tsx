import { createFileRoute, Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BoardFilters } from '#app/features/admin/boards/board-filters.tsx';
import { BoardTable } from '#app/features/admin/boards/board-table.tsx';
import { findBoards } from '#app/features/admin/boards/queries.ts';
import { parseBoardSearch, type BoardSearch } from '#app/features/admin/boards/search-params.ts';
import { PageLinks } from '#app/features/admin/page-links.tsx';
import { NotLoaded } from '#app/features/admin/not-loaded.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '../admin-list.css.ts';

export const Route = createFileRoute('/_admin-area/admin/community/')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-community'], menu: '/admin/community' },
  validateSearch: parseBoardSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findBoards(deps),
  component: BoardsScreen,
});

function BoardsScreen() {
  const { t } = useTranslation('admin-community');
  const found = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: BoardSearch, typing?: 'typing') =>
    void navigate({
      search: (now) => ({ ...now, page: undefined, ...changed }),
      replace: typing !== undefined,
      resetScroll: false,
    });
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <div className={css.heading}>
        <h1 className={css.title}>{t('title')}</h1>
        <Link
          to="/admin/community/$id"
          params={{ id: 'new' }}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('add')}
        </Link>
      </div>
      <BoardFilters search={search} onChange={change} />
      {found.ok ? (
        <>
          <p role="status" className={css.toolbar}>
            {t('count', { count: found.value.page.totalItems })}
          </p>
          <BoardTable
            rows={found.value.items}
            link={({ id }, words) => (
              <Link to="/admin/community/$id" params={{ id }} className={rowLink}>
                {words}
              </Link>
            )}
            empty={<Nothing search={search} beyond={found.value.page.totalItems > 0} />}
          />
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/community"
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

function Nothing({ search, beyond }: { search: BoardSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-community');
  const navigate = Route.useNavigate();
  const { search: words, boardType, filter } = search;
  const filtered = words !== undefined || boardType !== undefined || filter !== undefined;
  return (
    <EmptyState
      icon={<FileText size={28} />}
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
