import { Link, createFileRoute, useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Today } from '#contract/admin/today.ts';
import { todayLists } from '#contract/admin/vocabulary.ts';
import { brand } from '#contract/brand.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { houseCount, whatWaitsToday } from '#app/admin/today/queries.ts';
import { TodayLists, TodaySentence, type TodayListName } from '#app/admin/today/today-lists.tsx';
import { calendarLeaf, upcomingEvents } from '#app/features/boards/model.ts';
import { liveBoards } from '#app/features/boards/queries.ts';
import { faqGroups } from '#app/features/faqs/queries.ts';
import { useNear } from '#app/platform/browser/use-near.ts';
import { longDate, shortDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Content, Heading } from '#app/ui/layout/page.tsx';
import * as css from './home.css.ts';

export const Route = createFileRoute('/_admin-area/admin/')({
  staticData: { texts: ['admin', 'admin-today', 'admin-figures'], menu: '/admin' },
  loader: async () => {
    const [today, houses, boards, events, groups] = await Promise.all([
      whatWaitsToday(),
      houseCount(),
      liveBoards('ALL', 1, 1),
      liveBoards('EVENT', 1, 50),
      faqGroups(),
    ]);
    return {
      today,
      houses,
      boards: boards.page.totalItems,
      questions: groups.reduce((sum, { faqs }) => sum + faqs.length, 0),
      next: upcomingEvents(events.items, Date.now())[0],
    };
  },
  component: AdminHome,
});

/** The development outbox of the host, which exists in development builds only. */
const OUTBOX = import.meta.env.DEV ? '/dev/outbox' : null;

function AdminHome() {
  const { t, i18n } = useTranslation('admin');
  const viewer = useViewer();
  const { today } = Route.useLoaderData();
  return (
    <Content className={css.screen}>
      <title>{localText(brand.admin, i18n.language)}</title>
      <Heading
        level={1}
        title={t('greeting', { name: viewer?.name ?? '' })}
        lead={
          today.ok && (
            <>
              {longDate(today.value.date, i18n.language)}
              <br />
              <TodaySentence today={today.value} />
            </>
          )
        }
      />
      <TodayPart today={today} />
      <FiguresPart />
      <h2 className={css.title}>{t('lead')}</h2>
      <PublicNow />
    </Content>
  );
}

function PublicNow() {
  const { t, i18n } = useTranslation('admin');
  const { houses, boards, questions, next } = Route.useLoaderData();
  const rows = [
    { name: t('houses'), count: houses, to: '/houses' },
    { name: t('boards'), count: boards, to: '/community' },
    { name: t('questions'), count: questions, to: '/faq' },
  ] as const;
  return (
    <ul className={css.rows}>
      {rows.map(({ name, count, to }) => (
        <li key={to}>
          <Link to={to} className={css.row}>
            <span className={css.name}>{name}</span>
            <span className={css.count}>{t('count', { count })}</span>
            <ArrowRight size={18} />
          </Link>
        </li>
      ))}
      <li>
        {next ? (
          <Link to="/community/$id" params={{ id: next.id }} className={css.row}>
            <span className={css.name}>{t('next')}</span>
            <span className={css.count}>
              {shortDate(calendarLeaf(next.event.startsAt, i18n.language).date, i18n.language)} ·{' '}
              {localText(next.title, i18n.language)}
            </span>
            <ArrowRight size={18} />
          </Link>
        ) : (
          <p className={css.row}>
            <span className={css.name}>{t('next')}</span>
            <span className={css.count}>{t('noNext')}</span>
          </p>
        )}
      </li>
      {OUTBOX && (
        <li>
          <a href={OUTBOX} className={css.row}>
            <span className={css.name}>{t('outbox')}</span>
            <span className={css.count} />
            <ArrowRight size={18} />
          </a>
        </li>
      )}
    </ul>
  );
}

const Figures = lazy(() => import('./lazy-figures.tsx'));

/** Loads the charts only when somebody scrolls near them, because the chart library is larger than the rest of the screen. */
function FiguresPart() {
  const { ref, near } = useNear<HTMLDivElement>();
  const [today] = useState(() => seoulDate(Date.now()));
  return (
    <div ref={ref} className={css.figures}>
      {near && (
        <Suspense>
          <Figures today={today} />
        </Suspense>
      )}
    </div>
  );
}

type AllOfProps = { list: TodayListName; className: string; words: ReactNode; today: Today };

function AllOf({ list, className, words, today }: AllOfProps) {
  const reservations = todayLists.find((each) => each === list);
  if (reservations)
    return (
      <Link to="/admin/reservations" search={{ today: reservations }} className={className}>
        {words}
      </Link>
    );
  if (list === 'deposits')
    return (
      <Link to="/admin/reservations" search={{ depositOpen: true }} className={className}>
        {words}
      </Link>
    );
  if (list === 'tickets')
    return (
      <Link to="/admin/tickets" search={{ filter: 'open' }} className={className}>
        {words}
      </Link>
    );
  if (list === 'consultations')
    return (
      <Link to="/admin/consultations" search={{ state: 'open' }} className={className}>
        {words}
      </Link>
    );
  if (list === 'messages')
    return (
      <Link to="/admin/messages" className={className}>
        {words}
      </Link>
    );
  if (list === 'problems')
    // The table has a week at once: it goes on from the last one that is shown here.
    return (
      <Link
        to="/admin/turnovers"
        search={{ state: 'problem', from: today.problems.items.at(-1)?.dueOn }}
        className={className}
      >
        {words}
      </Link>
    );
  return words;
}

function TodayPart({ today }: { today: Result<Today> }) {
  const { t } = useTranslation('admin-today');
  const router = useRouter();
  if (!today.ok)
    return (
      <div role="alert" className={css.failed}>
        <p>{today.problem.message ?? t('failed')}</p>
        <Button onClick={() => void router.invalidate()}>{t('retry')}</Button>
      </div>
    );
  return (
    <TodayLists
      today={today.value}
      link={(id, className, line, hash) => (
        <Link to="/admin/reservations/$id" params={{ id }} {...(hash && { hash })} className={className}>
          {line}
        </Link>
      )}
      consultationLink={(id, className, line) => (
        <Link to="/admin/consultations/$id" params={{ id }} className={className}>
          {line}
        </Link>
      )}
      ticketLink={(id, className, line) => (
        <Link to="/admin/tickets/$id" params={{ id }} className={className}>
          {line}
        </Link>
      )}
      allLink={(list, className, words) => <AllOf {...{ list, className, words }} today={today.value} />}
      memberLink={(id, className, line) => (
        <Link to="/admin/users/$id" params={{ id }} className={className}>
          {line}
        </Link>
      )}
      turnoverLink={(id, className, words) => (
        <Link to="/admin/turnovers/$id" params={{ id }} className={className}>
          {words}
        </Link>
      )}
    />
  );
}
