import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Today, UnsentMessage } from '#contract/admin/today.ts';
import { won } from '#contract/rules/format-money.ts';
import { dateRange, plainDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useDeposits, useRefunds, useReservationWords, type Entry } from './money-lines.ts';
import * as css from './today.css.ts';

export type TurnoverLink = (turnoverId: string, className: string, line: ReactNode) => ReactNode;

export function useReservationLines() {
  const { t, i18n } = useTranslation('admin-today');
  return (reservations: (Today['departures']['items'][number] & { codeRead?: boolean | null })[]): Entry[] =>
    reservations.map((reservation) => ({
      key: reservation.id,
      reservationId: reservation.id,
      ...(!reservation.parked && !reservation.contractOpen && !reservation.paid && { part: 'payments' }),
      who: reservation.memberName ?? t('deletedMember'),
      what: localText(reservation.listingName, i18n.language),
      fact: [
        reservation.parked && t(reservation.parked.hasRoom ? 'parked' : 'noRoom'),
        reservation.contractOpen && t('unsigned'),
        !reservation.paid && t('unpaid'),
        reservation.codeRead === false && t('codeUnread'),
      ]
        .filter(Boolean)
        .join(' · '),
      action: reservation.parked
        ? t('action.parked')
        : reservation.contractOpen
          ? t('action.unsigned')
          : !reservation.paid && t('action.unpaid'),
    }));
}

export function useArrivals(turnoverLink: TurnoverLink) {
  const { t } = useTranslation('admin-today');
  const lines = useReservationLines();
  const asideOf = ({ turnover }: Today['arrivals']['items'][number]) => {
    if (!turnover) return null;
    const { id, state } = turnover;
    const words = t('turnover', { state: t(`turnoverState.${state}`) });
    return turnoverLink(id, `${css.aside} ${css.turnoverState[state]}`, words);
  };
  return (reservations: Today['arrivals']['items']): Entry[] =>
    lines(reservations).map((line, index) => Object.assign(line, { aside: asideOf(reservations[index]!) }));
}

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

export function useMessageLines(): (messages: readonly UnsentMessage[]) => Entry[] {
  const { t, i18n } = useTranslation('admin-today');
  return (messages) =>
    messages.map((row) => ({
      key: row.id,
      part: `message-${row.id}`,
      reservationId: row.reservationId,
      ...(row.memberId && { memberId: row.memberId }),
      // Sent again is what is about a reservation, from its timeline.
      ...(row.reservationId === null && { action: row.memberId ? t('action.messageOfMember') : null }),
      who: row.recipient ?? t('device'),
      what: [
        row.subject ?? t(`channel.${row.channel}`),
        row.problem && t('messageProblem', { problem: row.problem }),
      ]
        .filter(Boolean)
        .join(' · '),
      fact: row.givenUp ? t('givenUp') : t('since', { time: seoulMoment(row.since, i18n.language) }),
    }));
}

function useHolds({ total, items }: Today['holds']) {
  const { t, i18n } = useTranslation('admin-today');
  const about = useReservationWords();
  const lines = items.map((row) => ({
    ...about({ ...row, reservationId: row.id }),
    key: row.id,
    fact: row.holdExpiresAt
      ? t('until', { time: seoulMoment(row.holdExpiresAt, i18n.language) })
      : t('paidUnsigned'),
  }));
  return { name: 'holds' as const, total, items: lines };
}

/** Returns all lists of things that need somebody, most urgent first. */
export function useWaiting(today: Today) {
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
  const about = useReservationWords();
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
        part: 'payments',
        fact: `${won(row.amount)} · ${t('due', { date: plainDate(row.dueOn, language) })}`,
      })),
    },
    { name: 'refunds' as const, total: today.refunds.total, items: refunds(today.refunds.items) },
    { name: 'messages' as const, total: today.messages.total, items: messages(today.messages.items) },
    consultations,
  ];
}
