import { createFileRoute, Link, linkOptions, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminTicket } from '#contract/admin/tickets/tickets.ts';
import { fact, facts, term } from '#app/admin/kit/detail/facts.css.ts';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseTicketSearch } from '#app/admin/tickets/search-params.ts';
import { AnswerForm } from '#app/admin/tickets/answer-form.tsx';
import { ticketDetail, ticketTemplates } from '#app/admin/tickets/queries.ts';
import { TicketBadge } from '#app/admin/tickets/ticket-badge.tsx';
import { TicketChanges } from '#app/admin/tickets/ticket-changes.tsx';
import { TicketThread } from '#app/admin/tickets/ticket-thread.tsx';
import { useReadMark } from '#app/admin/tickets/use-read-mark.ts';
import { personLink as linkClass } from '#app/admin/reservations/detail.css.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { Title } from '#app/features/brand/title.tsx';
import { dateRange } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { AuditLogPart, type AuditLogPartProps } from '../detail/audit-log-part.tsx';

export const Route = createFileRoute('/_admin-area/admin/tickets/$id')({
  // An earlier answer lacks the replies since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: {
    texts: ['admin', 'admin-tickets', 'admin-files', 'admin-audit-log', 'errors'],
    menu: '/admin/tickets',
  },
  loader: async ({ params: { id } }) => {
    const [found, templates, auditLog] = await Promise.all([
      ticketDetail(id),
      ticketTemplates(),
      auditLogOf('ticket', id),
    ]);
    return { found, templates, auditLog };
  },
  component: TicketScreen,
});

function TicketScreen() {
  const { t } = useTranslation('admin-tickets');
  const { id } = Route.useParams();
  return (
    <DetailPage
      id={id}
      loaded={Route.useLoaderData()}
      outcomeOf={({ found }) => found}
      back={linkOptions({
        to: '/admin/tickets',
        search: lastSearch('admin-tickets', parseTicketSearch),
        children: t('title'),
      })}
      heading={t('detailTitle')}
      notFound={t('notFound')}
      failed={t('failed')}
      retry={t('retry')}
    >
      {(ticket, { templates, auditLog }) => (
        <Details key={ticket.id} ticket={ticket} templates={templates} auditLog={auditLog} />
      )}
    </DetailPage>
  );
}

type DetailsProps = {
  ticket: AdminTicket;
  templates: Awaited<ReturnType<typeof ticketTemplates>>;
  auditLog: AuditLogPartProps['found'];
};

function Details({ ticket, templates, auditLog }: DetailsProps) {
  const { t } = useTranslation('admin-tickets');
  const router = useRouter();
  const refresh = () => void router.invalidate();
  useReadMark(ticket);
  const title = `${t(`kind.${ticket.kind}`)} · ${ticket.code}`;
  return (
    <>
      <header className={css.head}>
        <Title>{title}</Title>
        <TicketBadge ticket={ticket} />
        <h1 className={css.title}>{title}</h1>
      </header>
      <div className={css.columns}>
        <div className={css.column}>
          <Part id="thread" title={t('thread')}>
            <TicketThread ticket={ticket} />
            <AnswerForm ticket={ticket} templates={templates.ok ? templates.value : []} onSent={refresh} />
          </Part>
        </div>
        <div className={css.column}>
          <Part id="about" title={t('about')}>
            <About ticket={ticket} />
          </Part>
          <Part id="changes" title={t('change.title')}>
            <TicketChanges ticket={ticket} onChanged={refresh} />
          </Part>
          {ticket.kind === 'noise' && <Noise ticket={ticket} />}
          <AuditLogPart found={auditLog} title={t('trail')} subject="ticket" subjectId={ticket.id} />
        </div>
      </div>
    </>
  );
}

function About({ ticket }: { ticket: AdminTicket }) {
  const { t, i18n } = useTranslation('admin-tickets');
  const { reservationId, code, houseId, listingName, memberId, memberName, dueAt } = ticket;
  return (
    <dl className={facts}>
      <Fact name={t('facts.reservation')}>
        <Link to="/admin/reservations/$id" params={{ id: reservationId }} className={linkClass}>
          {code}
        </Link>{' '}
        {dateRange(ticket.checkIn, ticket.checkOut, i18n.language)}
      </Fact>
      <Fact name={t('facts.house')}>
        <Link to="/admin/houses/$id" params={{ id: houseId }} className={linkClass}>
          {localText(listingName, i18n.language)}
        </Link>
      </Fact>
      <Fact name={t('facts.member')}>
        {memberId ? (
          <Link to="/admin/users/$id" params={{ id: memberId }} className={linkClass}>
            {memberName}
          </Link>
        ) : (
          t('deletedMember')
        )}
      </Fact>
      <Fact name={t('facts.opened')}>{seoulMoment(ticket.openedAt, i18n.language)}</Fact>
      {dueAt && <Fact name={t('facts.due')}>{seoulMoment(dueAt, i18n.language)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={term}>{name}</dt>
      <dd className={fact}>{children}</dd>
    </>
  );
}

/** A link to record a noise complaint on the loud reservation, which is seldom the one that reports it. */
function Noise({ ticket: { reservationId } }: { ticket: AdminTicket }) {
  const { t } = useTranslation('admin-tickets');
  return (
    <Part id="noise" title={t('noise.title')}>
      <p>{t('noise.text')}</p>
      <p>
        <Link to="/admin/reservations" search={{ status: 'staying' }} className={linkClass}>
          {t('noise.others')}
        </Link>
      </p>
      <p>
        <Link
          to="/admin/reservations/$id"
          params={{ id: reservationId }}
          hash="actions"
          className={linkClass}
        >
          {t('noise.this')}
        </Link>
      </p>
    </Part>
  );
}
