import { createFileRoute, Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CertificateFilters } from '#app/features/admin/certificates/certificate-filters.tsx';
import { CertificateTable } from '#app/features/admin/certificates/certificate-table.tsx';
import { findCertificates } from '#app/features/admin/certificates/queries.ts';
import {
  parseCertificateSearch,
  type CertificateSearch,
} from '#app/features/admin/certificates/search-params.ts';
import { NotLoaded } from '#app/features/admin/not-loaded.tsx';
import { PageLinks } from '#app/features/admin/page-links.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { rowLink } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '../admin-list.css.ts';

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
  const { t } = useTranslation('admin-certificates');
  const { found } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Content width="full" className={css.page}>
      <Title>{t('title')}</Title>
      <h1 className={css.title}>{t('title')}</h1>
      <CertificateFilters
        search={search}
        onChange={(changed, typing) =>
          void navigate({
            search: { ...search, page: undefined, ...changed },
            replace: typing !== undefined,
            resetScroll: false,
          })
        }
      />
      {found.ok ? (
        <>
          <p role="status" className={css.toolbar}>
            {t('count', { count: found.value.page.totalItems })}
          </p>
          <CertificateTable
            rows={found.value.items}
            link={({ reservationId }, words) => (
              <Link to="/admin/reservations/$id" params={{ id: reservationId }} className={rowLink}>
                {words}
              </Link>
            )}
            empty={<Nothing search={search} />}
          />
          <PageLinks
            page={found.value.page}
            link={(number, attributes) => (
              <Link
                to="/admin/certificates"
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

function Nothing({ search }: { search: CertificateSearch }) {
  const { t } = useTranslation('admin-certificates');
  const navigate = Route.useNavigate();
  const filtered = Object.values(search).some((value) => value !== undefined);
  return (
    <EmptyState
      icon={<FileText size={28} />}
      title={t(filtered ? 'empty.filtered' : 'empty.none')}
      {...(filtered && {
        action: (
          <Button variant="secondary" onClick={() => void navigate({ search: {} })}>
            {t('filter.clear')}
          </Button>
        ),
      })}
    />
  );
}
