import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '#contract/admin/consultations.ts';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';
import { BackLink } from '#app/admin/kit/detail/back-link.tsx';
import { ConsultationForm } from '#app/admin/consultations/consultation-form.tsx';
import { ConsultationBadge } from '#app/admin/consultations/consultation-table.tsx';
import { DeleteButton } from '#app/admin/consultations/delete-button.tsx';
import { consultation } from '#app/admin/consultations/queries.ts';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseConsultationSearch } from '#app/admin/consultations/search-params.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { contact, person, people } from '#app/admin/reservations/detail.css.ts';
import { text as lines } from '#app/admin/kit/list/list-cells.css.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { AuditLogSection, type AuditLogSectionProps } from '#app/admin/audit-log/audit-log-section.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';

export const Route = createFileRoute('/_admin-area/admin/consultations/$id')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: {
    texts: ['admin', 'admin-consultations', 'admin-audit-log', 'errors'],
    menu: '/admin/consultations',
  },
  loader: async ({ params: { id } }) => {
    const [found, auditLog] = await Promise.all([consultation(id), auditLogOf('consultation', id)]);
    return { found, auditLog };
  },
  component: ConsultationScreen,
});

function ConsultationScreen() {
  const { t } = useTranslation('admin-consultations');
  const { id } = Route.useParams();
  const { found, auditLog } = useLastLoaded(id, Route.useLoaderData(), (loaded) => loaded.found);
  return (
    <Content className={css.page}>
      <BackLink
        to="/admin/consultations"
        search={lastSearch('admin-consultations', parseConsultationSearch)}
        activeOptions={{ exact: true }}
      >
        {t('title')}
      </BackLink>
      {found.ok ? (
        <Details key={found.value.id} shown={found.value} auditLog={auditLog} />
      ) : (
        <NotLoaded
          problem={found.problem}
          heading={t('detailTitle')}
          notFound={t('notFound')}
          failed={t('failed')}
          retry={t('retry')}
        />
      )}
    </Content>
  );
}

type DetailsProps = { shown: Consultation; auditLog: AuditLogSectionProps['found'] };

function Details({ shown, auditLog }: DetailsProps) {
  const { t, i18n } = useTranslation('admin-consultations');
  const router = useRouter();
  const refresh = () => void router.invalidate();
  return (
    <>
      <header className={css.head}>
        <Title>{shown.name}</Title>
        <ConsultationBadge state={shown.state} />
        <h1 className={css.title}>{shown.name}</h1>
        <p className={css.soft}>
          {shown.district} · {t('rooms', { count: shown.rooms })} ·{' '}
          {t('receivedAt', { moment: seoulMoment(shown.receivedAt, i18n.language) })}
        </p>
        <div>
          <DeleteButton
            consultation={shown}
            onChanged={refresh}
            onDeleted={() => void router.navigate({ to: '/admin/consultations' })}
          />
        </div>
      </header>
      <div className={css.columns}>
        <div className={css.column}>
          <Part id="message" title={t('message')}>
            <p className={lines}>{shown.message}</p>
          </Part>
          <Part id="contact" title={t('contact')}>
            <Contact shown={shown} />
          </Part>
        </div>
        <div className={css.column}>
          <Part id="form" title={t('form.title')}>
            <ConsultationForm consultation={shown} onSaved={refresh} />
          </Part>
          <Part id="trail" title={t('trail')}>
            <AuditLogSection
              found={auditLog}
              deviceName={deviceLabel}
              all={(words) => (
                <Link to="/admin/trail" search={{ subject: 'consultation', subjectId: shown.id }}>
                  {words}
                </Link>
              )}
            />
          </Part>
        </div>
      </div>
    </>
  );
}

function Contact({ shown: { phone, email, language } }: { shown: Consultation }) {
  const { t } = useTranslation('admin-consultations');
  return (
    <ul className={people}>
      <li className={person}>
        {phone && (
          <a href={`tel:${phone}`} className={contact}>
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={contact}>
            {email}
          </a>
        )}
        <span className={css.soft}>{t(`language.${language}`)}</span>
      </li>
    </ul>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
