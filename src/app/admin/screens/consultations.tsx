import { createFileRoute, Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { consultationStates } from '#contract/admin/vocabulary.ts';
import { ConsultationTable } from '#app/admin/consultations/consultation-table.tsx';
import { findConsultations } from '#app/admin/consultations/queries.ts';
import { parseConsultationSearch, type ConsultationSearch } from '#app/admin/consultations/search-params.ts';
import { rowLink } from '#app/ui/data/table.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { narrow } from '#app/admin/kit/form/pair.css.ts';
import { ListPage } from './list/list-page.tsx';
import { NothingFound } from './list/nothing-found.tsx';
import { useComingSearch } from './list/use-coming-search.ts';

export const Route = createFileRoute('/_admin-area/admin/consultations/')({
  // One that was changed or deleted since is not shown as it was.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-consultations'], menu: '/admin/consultations' },
  validateSearch: parseConsultationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findConsultations(deps),
  component: ConsultationsScreen,
});

function ConsultationsScreen() {
  const { t } = useTranslation('admin-consultations');
  const found = Route.useLoaderData();
  const search = useComingSearch(Route.useSearch(), parseConsultationSearch);
  const navigate = Route.useNavigate();
  const only = (state: string) =>
    void navigate({ search: parseConsultationSearch({ state }), resetScroll: false });
  return (
    <ListPage
      texts="admin-consultations"
      filters={
        <SelectField
          className={narrow}
          label={t('filter.label')}
          placeholder={t('filter.all')}
          options={consultationStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={search.state ?? ''}
          onChange={({ target }) => only(target.value)}
        />
      }
      found={found}
    >
      {(rows, beyond) => (
        <ConsultationTable
          rows={rows}
          link={({ id }, words) => (
            <Link to="/admin/consultations/$id" params={{ id }} className={rowLink}>
              {words}
            </Link>
          )}
          empty={<Nothing search={search} beyond={beyond} />}
        />
      )}
    </ListPage>
  );
}

function Nothing({ search, beyond }: { search: ConsultationSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-consultations');
  const navigate = Route.useNavigate();
  const filtered = search.state !== undefined;
  return (
    <NothingFound
      icon={<Building2 size={28} />}
      title={t(beyond ? 'empty.beyond' : filtered ? 'empty.filtered' : 'empty.none')}
      clear={filtered || beyond ? t('filter.clear') : null}
      onClear={() => void navigate({ search: {} })}
    />
  );
}
