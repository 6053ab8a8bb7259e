import { createFileRoute, linkOptions, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminNeighbourhood } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { NeighbourhoodForm } from '#app/admin/neighbourhoods/neighbourhood-form.tsx';
import { PublishedBadge } from '#app/admin/neighbourhoods/neighbourhood-table.tsx';
import { neighbourhood } from '#app/admin/neighbourhoods/queries.ts';
import { Title } from '#app/features/brand/title.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { AuditLogPart, type AuditLogPartProps } from '../detail/audit-log-part.tsx';

export const Route = createFileRoute('/_admin-area/admin/neighbourhoods/$slug')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: {
    texts: ['admin', 'admin-neighbourhoods', 'admin-audit-log', 'errors'],
    menu: '/admin/houses',
  },
  loader: async ({ params: { slug } }) => {
    const [found, auditLog] = await Promise.all([neighbourhood(slug), auditLogOf('neighbourhood', slug)]);
    return { found, auditLog };
  },
  component: NeighbourhoodScreen,
});

function NeighbourhoodScreen() {
  const { t } = useTranslation('admin-neighbourhoods');
  const { slug } = Route.useParams();
  return (
    <DetailPage
      id={slug}
      loaded={Route.useLoaderData()}
      outcomeOf={({ found }) => found}
      back={linkOptions({ to: '/admin/neighbourhoods', children: t('title') })}
      heading={t('title')}
      notFound={t('notFound')}
      failed={t('failed')}
      retry={t('retry')}
    >
      {(shown, { auditLog }) => <Editor key={shown.location} shown={shown} auditLog={auditLog} />}
    </DetailPage>
  );
}

type EditorProps = { shown: AdminNeighbourhood; auditLog: AuditLogPartProps['found'] };

function Editor({ shown, auditLog }: EditorProps) {
  const { t } = useTranslation(['admin-neighbourhoods', 'common']);
  const router = useRouter();
  const place = t(`common:location.${shown.location}`);
  return (
    <>
      <header className={css.head}>
        <Title>{place}</Title>
        <PublishedBadge published={shown.content.published} />
        <h1 className={css.title}>{place}</h1>
        {/* A page of its own: the application of visitors is another one. */}
        <a href={`/neighbourhoods/${shown.location}`} target="_blank" rel="noreferrer" className={css.soft}>
          {t('page')} {t('common:newWindow')}
        </a>
      </header>
      <NeighbourhoodForm neighbourhood={shown} onSaved={() => void router.invalidate()} />
      <AuditLogPart found={auditLog} title={t('trail')} subject="neighbourhood" subjectId={shown.location} />
    </>
  );
}
