import { createFileRoute, linkOptions, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '#contract/admin/consultations.ts';
import { ConsultationForm } from '#app/admin/consultations/consultation-form.tsx';
import { ConsultationBadge } from '#app/admin/consultations/consultation-table.tsx';
import { DeleteButton } from '#app/admin/consultations/delete-button.tsx';
import { consultation } from '#app/admin/consultations/queries.ts';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseConsultationSearch } from '#app/admin/consultations/search-params.ts';
import { contact, person, people } from '#app/admin/reservations/detail.css.ts';
import { text as lines } from '#app/admin/kit/list/list-cells.css.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { Title } from '#app/features/brand/title.tsx';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { AuditLogPart, type AuditLogPartProps } from './detail/audit-log-part.tsx';

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
  return (
    <DetailPage
      id={id}
      loaded={Route.useLoaderData()}
      outcomeOf={({ found }) => found}
      back={linkOptions({
        to: '/admin/consultations',
        search: lastSearch('admin-consultations', parseConsultationSearch),
        children: t('title'),
      })}
      heading={t('detailTitle')}
      notFound={t('notFound')}
      failed={t('failed')}
      retry={t('retry')}
    >
      {(shown, { auditLog }) => <Details key={shown.id} shown={shown} auditLog={auditLog} />}
    </DetailPage>
  );
}

type DetailsProps = { shown: Consultation; auditLog: AuditLogPartProps['found'] };

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
          <AuditLogPart found={auditLog} title={t('trail')} subject="consultation" subjectId={shown.id} />
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
