import { createFileRoute, Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { consultationStates } from '#contract/admin/vocabulary.ts';
import { ConsultationTable } from '#app/features/admin/consultations/consultation-table.tsx';
import { findConsultations } from '#app/features/admin/consultations/queries.ts';
import {
  parseConsultationSearch,
  type ConsultationSearch,
} from '#app/features/admin/consultations/search-params.ts';
import { NotLoaded } from '#app/features/admin/not-loaded.tsx';
import { PageLinks } from '#app/features/admin/page-links.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { narrow } from '#app/features/admin/boards/boards.css.ts';
import * as css from './admin-list.css.ts';

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
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const only = (state: string) =>
    void navigate({ search: parseConsultationSearch({ state }), resetScroll: false });
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <h1 className={css.title}>{t('title')}</h1>
      <SelectField
        className={narrow}
        label={t('filter.label')}
        placeholder={t('filter.all')}
        options={consultationStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={search.state ?? ''}
        onChange={({ target }) => only(target.value)}
      />
      {found.ok ? (
        <>
          <p role="status" className={css.toolbar}>
            {t('count', { count: found.value.page.totalItems })}
          </p>
          <ConsultationTable
            rows={found.value.items}
            link={({ id }, words) => (
              <Link to="/admin/consultations/$id" params={{ id }} className={rowLink}>
                {words}
              </Link>
            )}
            empty={<Nothing search={search} beyond={found.value.page.totalItems > 0} />}
          />
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/consultations"
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

function Nothing({ search, beyond }: { search: ConsultationSearch; beyond: boolean }) {
  const { t } = useTranslation('admin-consultations');
  const navigate = Route.useNavigate();
  const filtered = search.state !== undefined;
  return (
    <EmptyState
      icon={<Building2 size={28} />}
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
