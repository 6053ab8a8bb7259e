import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnoverSummary } from '#contract/admin/turnovers.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { longDate, shortDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { groupedBy } from './search-params.ts';
import { TurnoverBadge } from './state-badge.tsx';
import * as css from './turnover-list.css.ts';

export interface TurnoverListProps {
  turnovers: readonly TurnoverSummary[];
  /** Today in Seoul. */
  today: PlainDate;
  link: (id: string, className: string, line: ReactNode) => ReactNode;
}

export function TurnoverList({ turnovers, today, link }: TurnoverListProps) {
  const { t } = useTranslation(['admin-turnovers', 'common']);
  return groupedBy(turnovers, ({ dueOn }) => dueOn).map(([day, ofDay]) => (
    <section key={day} className={css.day} aria-labelledby={`day-${day}`}>
      <DayHead day={day} today={today} turnovers={ofDay} />
      {groupedBy(ofDay, ({ location }) => location).map(([location, inPlace]) => (
        <div key={location} className={css.place}>
          <h3 className={css.location}>{t(`common:location.${location}`)}</h3>
          <ul className={css.lines}>
            {inPlace.map((turnover) => (
              <li key={turnover.id}>{link(turnover.id, css.line, <Line turnover={turnover} />)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}

type DayHeadProps = { day: PlainDate } & Pick<TurnoverListProps, 'today' | 'turnovers'>;

function DayHead({ day, today, turnovers }: DayHeadProps) {
  const { t, i18n } = useTranslation('admin-turnovers');
  const ready = turnovers.filter(({ state }) => state === 'ready').length;
  const near = day === today ? t('today') : day === addDays(today, 1) ? t('tomorrow') : null;
  return (
    <header className={css.head}>
      <h2 id={`day-${day}`} className={css.date}>
        {near && <span className={css.near}>{near}</span>} {longDate(day, i18n.language)}
      </h2>
      <p className={css.soft}>{t('readyCount', { ready, total: turnovers.length })}</p>
    </header>
  );
}

function Line({ turnover }: { turnover: TurnoverSummary }) {
  const { t, i18n } = useTranslation(['admin-turnovers', 'common']);
  const { listingName, arrival, assignee, state, steps, stepsDone, photos, problem } = turnover;
  const gap = useGapWords()(turnover);
  const work = [
    assignee?.name ?? t('nobody'),
    ...(state === 'in_progress' ? [t('steps', { done: stepsDone, total: steps })] : []),
    ...(photos > 0 ? [t('photoCount', { count: photos })] : []),
  ];
  return (
    <>
      <span className={css.house}>{localText(listingName, i18n.language)}</span>
      <span className={css.state}>
        <TurnoverBadge state={state} />
      </span>
      <span className={css.words}>
        {arrival.memberName ?? t('deletedMember')} · {t('common:guests', { count: arrival.guests })} · {gap}
      </span>
      <span className={css.words}>{work.join(' · ')}</span>
      {problem && <span className={css.problem}>{problem}</span>}
    </>
  );
}

function useGapWords(): (turnover: Pick<TurnoverSummary, 'dueOn' | 'freeFrom'>) => string {
  const { t, i18n } = useTranslation('admin-turnovers');
  return ({ dueOn, freeFrom }) => {
    if (freeFrom === null) return t('firstArrival');
    if (freeFrom === dueOn) return t('leavesSameDay', { time: booking.checkOutTime });
    return t('emptySince', { date: shortDate(freeFrom, i18n.language) });
  };
}
