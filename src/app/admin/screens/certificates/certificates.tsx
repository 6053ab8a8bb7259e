import { createFileRoute, Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CertificateFilters } from '#app/admin/certificates/certificate-filters.tsx';
import { CertificateTable } from '#app/admin/certificates/certificate-table.tsx';
import { findCertificates } from '#app/admin/certificates/queries.ts';
import { parseCertificateSearch, type CertificateSearch } from '#app/admin/certificates/search-params.ts';
import { rowLink } from '#app/ui/data/table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useComingSearch } from '../list/use-coming-search.ts';

export const Route = createFileRoute('/_admin-area/admin/certificates')({
  // Its stay may have ended since, which withdraws a certificate.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-certificates', 'errors'], menu: '/admin/certificates' },
  validateSearch: parseCertificateSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => ({ found: await findCertificates(deps) }),
  component: CertificatesScreen,
});

function CertificatesScreen() {
  const { found } = Route.useLoaderData();
  const search = useComingSearch(Route.useSearch(), parseCertificateSearch);
  const change = useFilters<CertificateSearch>();
  return (
    <ListPage
      texts="admin-certificates"
      filters={<CertificateFilters search={search} onChange={change} />}
      found={found}
    >
      {(rows) => (
        <CertificateTable
          rows={rows}
          link={({ reservationId }, words) => (
            <Link to="/admin/reservations/$id" params={{ id: reservationId }} className={rowLink}>
              {words}
            </Link>
          )}
          empty={<Nothing search={search} />}
        />
      )}
    </ListPage>
  );
}

function Nothing({ search }: { search: CertificateSearch }) {
  const { t } = useTranslation('admin-certificates');
  const navigate = Route.useNavigate();
  const filtered = Object.values(search).some((value) => value !== undefined);
  return (
    <NothingFound
      icon={<FileText size={28} />}
      title={t(filtered ? 'empty.filtered' : 'empty.none')}
      clear={filtered ? t('filter.clear') : null}
      onClear={() => void navigate({ search: {} })}
    />
  );
}
