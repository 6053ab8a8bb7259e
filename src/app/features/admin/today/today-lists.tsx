import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Today, UnsentMessage } from '#contract/admin/today.ts';
import { won } from '#contract/rules/format-money.ts';
import { dateRange, plainDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useDeposits, useRefunds, useStayLine, type Entry, type TodayLine } from './money-lines.ts';
import * as css from './today.css.ts';

export interface TodayListsProps {
  today: Today;
  /** The link to a reservation, around a line about it. */
  link: (reservationId: string, className: string, line: ReactNode) => ReactNode;
  /** The link to a turnover, around its state. */
  turnoverLink: (turnoverId: string, className: string, line: ReactNode) => ReactNode;
  /** The link to a request of a building owner, around its line. */
  consultationLink: (consultationId: string, className: string, line: ReactNode) => ReactNode;
  /** The link to a ticket, around its line. */
  ticketLink: (ticketId: string, className: string, line: ReactNode) => ReactNode;
  /** The link to all of a list, around how many more there are. */
  allLink: (list: TodayListName, className: string, words: ReactNode) => ReactNode;
  /** The link to a member, around a line about them. */
  memberLink: (memberId: string, className: string, line: ReactNode) => ReactNode;
}

/** The day in Seoul: who arrives and leaves, then every other list that has something in it. Text: admin-today. */
export function TodayLists({ today, ...links }: TodayListsProps) {
  const { t } = useTranslation('admin-today');
  const waiting = useWaiting(today);
  const stays = useStays();
  const arrivals = useArrivals(links.turnoverLink);
  const open = waiting.filter(({ total }) => total > 0);
  return (
    <>
      <div className={css.lists}>
        <TodayList name="arrivals" {...today.arrivals} items={arrivals(today.arrivals.items)} {...links} />
        <TodayList name="departures" {...today.departures} items={stays(today.departures.items)} {...links} />
      </div>
      {open.length === 0 ? (
        <p className={css.calm}>{t('calm')}</p>
      ) : (
        <div className={css.waiting}>
          {open.map((list) => (
            <TodayList key={list.name} {...list} {...links} />
          ))}
        </div>
      )}
    </>
  );
}

/** The lines of arrivals and departures, with what each lacks. */
function useStays() {
  const { t, i18n } = useTranslation('admin-today');
  return (stays: (Today['departures']['items'][number] & { codeRead?: boolean | null })[]): Entry[] =>
    stays.map((stay) => ({
      key: stay.id,
      reservationId: stay.id,
      who: stay.memberName ?? t('deletedMember'),
      what: localText(stay.listingName, i18n.language),
      fact: [
        stay.parked && t(stay.parked.hasRoom ? 'parked' : 'noRoom'),
        stay.contractOpen && t('unsigned'),
        !stay.paid && t('unpaid'),
        stay.codeRead === false && t('codeUnread'),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
}

/** The lines of arrivals, each with the state of the work in its house and the way there. */
function useArrivals(turnoverLink: TodayListsProps['turnoverLink']) {
  const { t } = useTranslation('admin-today');
  const lines = useStays();
  const asideOf = ({ turnover }: Today['arrivals']['items'][number]) => {
    if (!turnover) return null;
    const { id, state } = turnover;
    const words = t('turnover', { state: t(`turnoverState.${state}`) });
    return turnoverLink(id, `${css.aside} ${css.turnoverState[state]}`, words);
  };
  return (stays: Today['arrivals']['items']): Entry[] =>
    lines(stays).map((line, index) => Object.assign(line, { aside: asideOf(stays[index]!) }));
}

/** Problems in turnovers, each with who works on it. */
function useProblems({ total, items }: Today['problems']) {
  const { t, i18n } = useTranslation('admin-today');
  const lines = items.map(({ turnoverId, listingName, dueOn, problem, assignee }) => ({
    key: turnoverId,
    reservationId: null,
    turnoverId,
    who: localText(listingName, i18n.language),
    what: [problem, assignee].filter(Boolean).join(' · '),
    fact: t('arrivesOn', { date: plainDate(dueOn, i18n.language) }),
  }));
  return { name: 'problems' as const, total, items: lines };
}

/** Bookings of elsewhere that share nights with a stay of ours. */
function useConflicts({ total, items }: Today['calendarConflicts']) {
  const { t, i18n } = useTranslation('admin-today');
  const range = (from: string, to: string) => dateRange(from, to, i18n.language);
  const lines = items.map((row) => ({
    key: row.id,
    reservationId: row.reservationId,
    who: `${row.memberName ?? t('deletedMember')} ${range(row.checkIn, row.checkOut)}`,
    what: `${localText(row.listingName, i18n.language)} · ${row.code}`,
    fact: `${row.calendar} ${range(row.from, row.to)}`,
  }));
  return { name: 'calendarConflicts' as const, total, items: lines };
}

/** Reports and questions of members that are not done. */
function useTickets({ total, items }: Today['tickets']) {
  const { t, i18n } = useTranslation('admin-today');
  const lines = items.map((row) => ({
    key: row.id,
    reservationId: null,
    ticketId: row.id,
    who: `${t(`ticket.${row.kind}`)} · ${row.code}`,
    what: [localText(row.listingName, i18n.language), row.assignee].filter(Boolean).join(' · '),
    fact: t(row.isOverdue ? 'ticket.overdue' : 'until', { time: seoulMoment(row.dueAt, i18n.language) }),
  }));
  return { name: 'tickets' as const, total, items: lines };
}

/** Building owners who wait to be called back. */
function useConsultations({ total, items }: Today['consultations']) {
  const { t, i18n } = useTranslation('admin-today');
  const lines = items.map(({ id, name, district, rooms, since }) => ({
    key: id,
    reservationId: null,
    consultationId: id,
    who: name,
    what: `${district} · ${t('rooms', { count: rooms })}`,
    fact: t('since', { time: seoulMoment(since, i18n.language) }),
  }));
  return { name: 'consultations' as const, total, items: lines };
}

/** Words messages that did not leave. Text: admin-today. */
export function useMessageLines(): (messages: readonly UnsentMessage[]) => Entry[] {
  const { t, i18n } = useTranslation('admin-today');
  return (messages) =>
    messages.map((row, index) => ({
      key: `${row.since}/${index}`,
      reservationId: row.reservationId,
      ...(row.memberId && { memberId: row.memberId }),
      who: row.recipient ?? t('device'),
      what: row.subject ?? t(`channel.${row.channel}`),
      fact: row.givenUp ? t('givenUp') : t('since', { time: seoulMoment(row.since, i18n.language) }),
    }));
}

/** Reservations that are held until they are paid. */
function useHolds({ total, items }: Today['holds']) {
  const { t, i18n } = useTranslation('admin-today');
  const about = useStayLine();
  const lines = items.map((row) => ({
    ...about({ ...row, reservationId: row.id }),
    key: row.id,
    fact: row.holdExpiresAt !== null && t('until', { time: seoulMoment(row.holdExpiresAt, i18n.language) }),
  }));
  return { name: 'holds' as const, total, items: lines };
}

/** Everything that waits for somebody to deal with it, the most urgent list first. */
function useWaiting(today: Today) {
  const { t, i18n } = useTranslation('admin-today');
  const { language } = i18n;
  const problems = useProblems(today.problems);
  const conflicts = useConflicts(today.calendarConflicts);
  const messages = useMessageLines();
  const tickets = useTickets(today.tickets);
  const consultations = useConsultations(today.consultations);
  const holds = useHolds(today.holds);
  const refunds = useRefunds();
  const deposits = useDeposits(today.deposits);
  const about = useStayLine();
  return [
    {
      name: 'doubts' as const,
      total: today.doubts.total,
      items: today.doubts.items.map((row) => ({
        ...about(row),
        key: row.orderId,
        fact: `${won(row.amount)} · ${t(`doubt.${row.doubt}`)}`,
      })),
    },
    {
      name: 'refundsToSend' as const,
      total: today.refundsToSend.total,
      items: refunds(today.refundsToSend.items),
    },
    conflicts,
    problems,
    tickets,
    {
      name: 'objections' as const,
      total: today.objections.total,
      items: today.objections.items.map((row) => ({
        ...about(row),
        key: row.reservationId,
        fact: t('since', { time: seoulMoment(row.since, language) }),
      })),
    },
    deposits,
    holds,
    {
      name: 'overdue' as const,
      total: today.overdue.total,
      items: today.overdue.items.map((row) => ({
        ...about(row),
        key: `${row.reservationId}/${row.sequence}`,
        fact: `${won(row.amount)} · ${t('due', { date: plainDate(row.dueOn, language) })}`,
      })),
    },
    { name: 'refunds' as const, total: today.refunds.total, items: refunds(today.refunds.items) },
    { name: 'messages' as const, total: today.messages.total, items: messages(today.messages.items) },
    consultations,
  ];
}

type Links = Omit<TodayListsProps, 'today'>;

/** The lists of the day, by their names in it. */
export type TodayListName = Exclude<keyof Today, 'date'>;

interface TodayListProps extends Links {
  name: TodayListName;
  total: number;
  items: Entry[];
}

function TodayList({ name, total, items, ...links }: TodayListProps) {
  const { t } = useTranslation('admin-today');
  const heading = useId();
  return (
    <section className={css.list} aria-labelledby={heading}>
      <h2 id={heading} className={css.head}>
        {t(`list.${name}`)} <span className={css.total}>{total}</span>
      </h2>
      {items.length === 0 ? (
        <p className={css.none}>{t(`none.${name}`)}</p>
      ) : (
        <ul>
          {items.map((entry) => (
            <li key={entry.key}>
              <Row entry={entry} {...links} />
              {entry.aside}
            </li>
          ))}
        </ul>
      )}
      {total > items.length && <More name={name} count={total - items.length} allLink={links.allLink} />}
    </section>
  );
}

type MoreProps = Pick<TodayListProps, 'name' | 'allLink'> & { count: number };

/** Counts the entries of a list that are not shown, as the way to all of it. */
function More({ name, count, allLink }: MoreProps) {
  const { t } = useTranslation('admin-today');
  return <p className={css.none}>{allLink(name, css.all, t('more', { count }))}</p>;
}

type RowProps = { entry: Entry } & Pick<Links, 'link' | 'memberLink'> & Partial<Links>;

/** The line of an entry, as the link to where it is dealt with. */
export function Row({ entry, link, turnoverLink, consultationLink, ticketLink, memberLink }: RowProps) {
  const { reservationId, turnoverId, consultationId, ticketId, memberId, who, what, fact } = entry;
  const line = <Line {...{ who, what, fact }} />;
  if (turnoverId && turnoverLink) return turnoverLink(turnoverId, css.row, line);
  if (ticketId && ticketLink) return ticketLink(ticketId, css.row, line);
  if (consultationId && consultationLink) return consultationLink(consultationId, css.row, line);
  if (reservationId !== null) return link(reservationId, css.row, line);
  if (memberId) return memberLink(memberId, css.row, line);
  return <div className={css.row}>{line}</div>;
}

function Line({ who, what, fact }: TodayLine) {
  return (
    <>
      <span className={css.who}>{who}</span>
      <span className={css.what}>{what}</span>
      <span className={css.fact}>{fact}</span>
    </>
  );
}
