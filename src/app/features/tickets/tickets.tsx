import { CircleCheck, Clock, ChevronDown, Mail, Wrench } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationTickets, Ticket } from '#contract/reservations/tickets.ts';
import type { Result } from '#app/platform/api/result.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { savedTime } from '#app/platform/offline/saved-time.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import type { Outgoing, SenderState } from './sender.ts';
import { TicketForm } from './ticket-form.tsx';
import { useTicketTexts } from './texts.ts';
import { Thread } from './thread.tsx';
import { Unsent } from './unsent.tsx';
import { useReadMark } from './use-read-mark.ts';
import { useTickets } from './use-tickets.ts';
import * as css from './tickets.css.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface TicketsProps {
  reservationId: string;
  /** True if the stay is upcoming or running: writing is then possible before the host has said until when. */
  isRunning: boolean;
  /** The tickets are read again when this value changes, as it does with the screen's data. */
  read: unknown;
  along: Result<Loaded<ReservationTickets>> | null;
}

export function Tickets({ reservationId, isRunning, read, along }: TicketsProps) {
  useTicketTexts();
  const { t, i18n } = useTranslation('tickets');
  const { loaded, tickets, outgoing, sending, showAndRead } = useTickets(reservationId, read, along);
  const [now] = useState(Date.now);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayOpen = loaded?.ok ? loaded.value.value.opensUntil !== null : isRunning;
  useEffect(() => {
    // A mail or notification leads here.
    if (location.hash === '#tickets') heading.current?.scrollIntoView();
  }, []);
  if (!mayOpen && tickets.length + outgoing.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="tickets">
      <h2 id="tickets" ref={heading} tabIndex={-1} className={css.title}>
        {t('title')}
      </h2>
      {mayOpen && <p className={css.lead}>{t('lead')}</p>}
      {mayOpen && <Writing reservationId={reservationId} onSent={() => heading.current?.focus()} />}
      {outgoing
        .filter(({ ticketId }) => ticketId === null)
        .toReversed()
        .map((entry) => (
          <div key={entry.id} className={css.card}>
            <p className={css.kind}>
              <Wrench size={20} className={css.icon} />
              {t(`kind.${entry.kind ?? 'question'}`)}
            </p>
            <Unsent entry={entry} sending={sending?.id === entry.id ? sending : null} />
          </div>
        ))}
      {tickets.map((ticket) => (
        <TicketCard
          key={ticket.id}
          ticket={ticket}
          reservationId={reservationId}
          now={now}
          outgoing={outgoing.filter(({ ticketId }) => ticketId === ticket.id)}
          sending={sending}
          onRead={showAndRead}
        />
      ))}
      {loaded?.ok && loaded.value.fromDevice && (
        <p className={css.soft}>{t('saved', { time: savedTime(loaded.value.readAt, now, i18n.language) })}</p>
      )}
      {loaded && !loaded.ok && <p className={css.soft}>{loaded.problem.message ?? t('notSaved')}</p>}
    </section>
  );
}

function Writing({ reservationId, onSent }: { reservationId: string; onSent: () => void }) {
  const { t } = useTranslation('tickets');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('write')}
        </Button>
      </div>
    );
  return (
    <TicketForm
      reservationId={reservationId}
      ticketId={null}
      onSent={() => {
        setOpen(false);
        onSent();
      }}
      onCancel={() => setOpen(false)}
    />
  );
}

interface TicketCardProps {
  ticket: Ticket;
  reservationId: string;
  now: number;
  outgoing: readonly Outgoing[];
  sending: SenderState['sending'];
  onRead: (ticket: Ticket) => void;
}

function TicketCard({ ticket, reservationId, now, outgoing, sending, onRead }: TicketCardProps) {
  const { t, i18n } = useTranslation('tickets');
  const [isOpen, setOpen] = useState(ticket.state !== 'done' || ticket.isUnread);
  const { id, kind, repliesUntil } = ticket;
  const { ref, isNew } = useReadMark(ticket, isOpen, onRead);
  const isClosed = repliesUntil !== null && Date.parse(repliesUntil) <= now;
  const last = ticket.replies.at(-1)?.writtenAt ?? ticket.openedAt;
  return (
    <article className={css.card}>
      <h3 className={css.heading}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={`ticket-${id}`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={css.kind}>{t(`kind.${kind}`)}</span>
          <TicketState ticket={ticket} />
          {isNew && (
            <Badge tone="warning">
              <Mail size={16} /> {t('unread')}
            </Badge>
          )}
          <span className={css.moment}>{seoulMoment(last, i18n.language)}</span>
          <ChevronDown size={20} className={cx(css.chevron, isOpen && css.open)} />
        </button>
      </h3>
      {!isOpen && <p className={css.excerpt}>{ticket.text}</p>}
      <div id={`ticket-${id}`} hidden={!isOpen} className={css.body}>
        {isOpen && (
          <>
            <Thread ticket={ticket} outgoing={outgoing} sending={sending} />
            <span ref={ref} className={css.end} />
            {repliesUntil !== null && (
              <p className={css.soft}>
                {t(isClosed ? 'closed' : 'reopen', { until: seoulMoment(repliesUntil, i18n.language) })}
              </p>
            )}
            {!isClosed && <TicketForm reservationId={reservationId} ticketId={id} />}
          </>
        )}
      </div>
    </article>
  );
}

function TicketState({ ticket: { state, visit } }: { ticket: Ticket }) {
  const { t, i18n } = useTranslation('tickets');
  if (state === 'done')
    return (
      <Badge tone="success">
        <CircleCheck size={16} /> {t('state.done')}
      </Badge>
    );
  if (state === 'visit_planned' && visit)
    return (
      <Badge tone="brand">
        <Clock size={16} />{' '}
        {t('state.visit', {
          day: shortDate(visit.date, i18n.language),
          from: visit.from,
          until: visit.until,
        })}
      </Badge>
    );
  return <Badge>{t('state.received')}</Badge>;
}
