import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Today } from '#contract/admin/today.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { useArrivals, useReservationLines, useWaiting, type TurnoverLink } from './lines.tsx';
import type { Entry, TodayLine } from './money-lines.ts';
import * as css from './today.css.ts';

export interface TodayListsProps {
  today: Today;
  link: (reservationId: string, className: string, line: ReactNode, hash?: string) => ReactNode;
  turnoverLink: TurnoverLink;
  consultationLink: (consultationId: string, className: string, line: ReactNode) => ReactNode;
  ticketLink: (ticketId: string, className: string, line: ReactNode) => ReactNode;
  allLink: (list: TodayListName, className: string, words: ReactNode) => ReactNode;
  memberLink: (memberId: string, className: string, line: ReactNode) => ReactNode;
}

type Part = 'waiting' | 'arrivals' | 'departures';

/**
 * The day in Seoul: what needs a person, who arrives, who leaves. Three columns on a desktop; on a phone one, chosen by tabs with counts. Text:
 * admin-today.
 */
export function TodayLists({ today, ...links }: TodayListsProps) {
  const { t } = useTranslation('admin-today');
  const waiting = useWaiting(today).filter(({ total }) => total > 0);
  const reservationLines = useReservationLines();
  const arrivals = useArrivals(links.turnoverLink);
  const count = countNeeded(today);
  const [shown, show] = useState<Part>(waiting.length > 0 ? 'waiting' : 'arrivals');
  const heading = useId();
  const counts: [Part, number][] = [
    ['waiting', count],
    ['arrivals', today.arrivals.total],
    ['departures', today.departures.total],
  ];
  const off = (part: Part) => part !== shown || undefined;
  return (
    <div className={css.columns}>
      <div className={css.choice}>
        <Segmented
          legend={t('part.legend')}
          legendHidden
          value={shown}
          options={counts.map(([value, total]) => ({ value, label: t(`part.${value}`, { count: total }) }))}
          onChange={show}
        />
      </div>
      <section className={css.list} data-part="waiting" data-off={off('waiting')} aria-labelledby={heading}>
        <h2 id={heading} className={css.head}>
          {t('list.waiting')} <span className={css.total}>{count}</span>
        </h2>
        {waiting.length === 0 && <p className={css.none}>{t('calm')}</p>}
        {waiting.map((list) => (
          <TodayList key={list.name} {...list} {...links} level={3} />
        ))}
      </section>
      <div data-part="arrivals" data-off={off('arrivals')}>
        <TodayList
          name="arrivals"
          {...today.arrivals}
          items={arrivals(today.arrivals.items)}
          empty={t('none.arrivals')}
          {...links}
        />
      </div>
      <div data-part="departures" data-off={off('departures')}>
        <TodayList
          name="departures"
          {...today.departures}
          items={reservationLines(today.departures.items)}
          empty={t('none.departures')}
          {...links}
        />
      </div>
    </div>
  );
}

/** Lists in which every entry needs a person. Refunds that are being sent are not among them. */
const needed = [
  'doubts',
  'refundsToSend',
  'calendarConflicts',
  'problems',
  'tickets',
  'objections',
  'deposits',
  'holds',
  'overdue',
  'messages',
  'consultations',
] as const satisfies readonly TodayListName[];

const countNeeded = (today: Today) => needed.reduce((sum, name) => sum + today[name].total, 0);

export function TodaySentence({ today }: { today: Today }) {
  const { t } = useTranslation('admin-today');
  return t('sentence.all', {
    arrive: t('sentence.arrive', { count: today.arrivals.total }),
    leave: t('sentence.leave', { count: today.departures.total }),
    need: t('sentence.need', { count: countNeeded(today) }),
  });
}

type Links = Omit<TodayListsProps, 'today'>;

export type TodayListName = Exclude<keyof Today, 'date'>;

interface TodayListProps extends Links {
  name: TodayListName;
  total: number;
  items: Entry[];
  level?: 2 | 3;
  empty?: string;
}

function TodayList({ name, total, items, level = 2, empty, ...links }: TodayListProps) {
  const { t } = useTranslation('admin-today');
  const heading = useId();
  const Name = `h${level}` as const;
  const need = needed.find((each) => each === name);
  const next = need && t(`action.${need}`);
  return (
    <section className={level === 2 ? css.list : undefined} aria-labelledby={heading}>
      <Name id={heading} className={level === 2 ? css.head : css.groupHead}>
        {t(`list.${name}`)} <span className={css.total}>{total}</span>
      </Name>
      {items.length === 0 ? (
        <p className={css.none}>{empty}</p>
      ) : (
        <ul>
          {items.map((entry) => (
            <li key={entry.key}>
              <Row
                entry={entry.action === undefined && next ? { ...entry, action: next } : entry}
                {...links}
              />
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

function More({ name, count, allLink }: MoreProps) {
  const { t } = useTranslation('admin-today');
  return <p className={css.none}>{allLink(name, css.all, t('more', { count }))}</p>;
}

type RowProps = { entry: Entry } & Pick<Links, 'link' | 'memberLink'> & Partial<Links>;

export function Row({ entry, link, turnoverLink, consultationLink, ticketLink, memberLink }: RowProps) {
  const { reservationId, part, turnoverId, consultationId, ticketId, memberId } = entry;
  const { who, what, fact, action } = entry;
  const line = <Line {...{ who, what, fact, action }} />;
  if (turnoverId && turnoverLink) return turnoverLink(turnoverId, css.row, line);
  if (ticketId && ticketLink) return ticketLink(ticketId, css.row, line);
  if (consultationId && consultationLink) return consultationLink(consultationId, css.row, line);
  if (reservationId !== null) return link(reservationId, css.row, line, part);
  if (memberId) return memberLink(memberId, css.row, line);
  return <div className={css.row}>{line}</div>;
}

function Line({ who, what, fact, action }: TodayLine) {
  return (
    <>
      <span className={css.who}>{who}</span>
      <span className={css.what}>{what}</span>
      <span className={css.fact}>{fact}</span>
      {action && <span className={css.action}>{action}</span>}
    </>
  );
}
