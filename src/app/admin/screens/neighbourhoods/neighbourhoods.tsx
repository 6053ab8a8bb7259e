import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { NeighbourhoodTable } from '#app/admin/neighbourhoods/neighbourhood-table.tsx';
import { neighbourhoods } from '#app/admin/neighbourhoods/queries.ts';
import { Title } from '#app/features/brand/title.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '../list/list.css.ts';

export const Route = createFileRoute('/_admin-area/admin/neighbourhoods/')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-neighbourhoods'], menu: '/admin/houses' },
  loader: () => neighbourhoods(),
  component: NeighbourhoodsScreen,
});

function NeighbourhoodsScreen() {
  const { t } = useTranslation('admin-neighbourhoods');
  const found = useLastLoaded('neighbourhoods', Route.useLoaderData(), (loaded) => loaded);
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <div>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </div>
      {found.ok ? (
        <NeighbourhoodTable
          rows={found.value}
          link={({ location }, words) => (
            <Link to="/admin/neighbourhoods/$slug" params={{ slug: location }} className={rowLink}>
              {words}
            </Link>
          )}
        />
      ) : (
        <NotLoaded problem={found.problem} failed={t('failed')} retry={t('retry')} />
      )}
    </Content>
  );
}
