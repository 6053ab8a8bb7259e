import { createFileRoute, Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BoardFilters } from '#app/admin/boards/board-filters.tsx';
import { BoardTable } from '#app/admin/boards/board-table.tsx';
import { findBoards } from '#app/admin/boards/queries.ts';
import { parseBoardSearch, type BoardSearch } from '#app/admin/boards/search-params.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { rowLink } from '#app/ui/data/table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useComingSearch } from '../list/use-coming-search.ts';

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
  const search = useComingSearch(Route.useSearch(), parseBoardSearch);
  const change = useFilters<BoardSearch>();
  return (
    <ListPage
      texts="admin-community"
      actions={
        <Link
          to="/admin/community/$id"
          params={{ id: 'new' }}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('add')}
        </Link>
      }
      filters={<BoardFilters search={search} onChange={change} />}
      found={found}
    >
      {(rows, beyond) => (
        <BoardTable
          rows={rows}
          link={({ id }, words) => (
            <Link to="/admin/community/$id" params={{ id }} className={rowLink}>
              {words}
            </Link>
          )}
          empty={<Nothing search={search} beyond={beyond} />}
        />
      )}
    </ListPage>
  );
}

function Nothing({ search, beyond }: { search: BoardSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-community');
  const navigate = Route.useNavigate();
  const { search: words, boardType, filter } = search;
  const filtered = words !== undefined || boardType !== undefined || filter !== undefined;
  return (
    <NothingFound
      icon={<FileText size={28} />}
      title={t(beyond ? 'empty.beyond' : filtered ? 'empty.filtered' : 'empty.none')}
      clear={filtered || beyond ? t('clear') : null}
      onClear={() => void navigate({ search: {} })}
    />
  );
}
