import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { allHouses } from '#app/admin/week/loading/queries.ts';
import { BackLink } from '#app/admin/kit/detail/back-link.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseTurnoverSearch } from '#app/admin/turnovers/search-params.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { ChecklistForm } from '#app/admin/turnovers/checklist-form.tsx';
import { houseChecklist } from '#app/admin/turnovers/checklist-queries.ts';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { Title } from '#app/features/brand/title.tsx';
import { attempt } from '#app/platform/api/result.ts';
import { textParam } from '#app/platform/browser/search-param.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';

type ChecklistSearch = { house?: string | undefined };

export const Route = createFileRoute('/_admin-area/admin/turnovers/checklist')({
  // An earlier answer lacks what was done there since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-checklist', 'admin-faq', 'errors'], menu: '/admin/turnovers' },
  validateSearch: (search: Record<string, unknown>): ChecklistSearch => ({
    house: textParam(search['house']),
  }),
  loaderDeps: ({ search: { house } }) => ({ house }),
  loader: async ({ deps: { house } }) => {
    const [houses, found] = await Promise.all([attempt(allHouses), house ? houseChecklist(house) : null]);
    return { houses: houses.ok ? houses.value : [], found };
  },
  component: ChecklistScreen,
});

function ChecklistScreen() {
  const { t, i18n } = useTranslation('admin-checklist');
  const { house } = Route.useSearch();
  const { houses, found } = useLastLoaded(house ?? '', Route.useLoaderData(), (loaded) => loaded.found);
  const navigate = Route.useNavigate();
  const router = useRouter();
  const list = found?.ok ? found.value : null;
  const named = houses.map(({ id, name }) => ({ value: id, label: localText(name, i18n.language) }));
  const isListed = !list || named.some(({ value }) => value === list.houseId);
  const own = isListed ? [] : [{ value: list.houseId, label: localText(list.listingName, i18n.language) }];
  return (
    <Content className={css.page}>
      <Title>{t('title')}</Title>
      <BackLink
        to="/admin/turnovers"
        search={lastSearch('admin-turnovers', parseTurnoverSearch)}
        activeOptions={{ exact: true }}
      >
        {t('back')}
      </BackLink>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.soft}>{t('text')}</p>
      </header>
      <section className={css.part} aria-label={t('title')}>
        <SelectField
          label={t('house')}
          placeholder={t('choose')}
          options={[...own, ...named].toSorted((a, b) => a.label.localeCompare(b.label, i18n.language))}
          value={house ?? ''}
          onChange={({ target }) =>
            void navigate({ search: { house: target.value || undefined }, replace: true, resetScroll: false })
          }
        />
        {list && <ChecklistForm key={list.houseId} list={list} onChanged={() => void router.invalidate()} />}
        {found && !found.ok && (
          <NotLoaded
            problem={found.problem}
            notFound={t('notFound')}
            failed={t('failed')}
            retry={t('retry')}
          />
        )}
      </section>
    </Content>
  );
}
