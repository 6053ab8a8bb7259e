import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { List } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#contract/brand.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { hasDrawer, readOpen, reservationOf } from '#app/admin/reservations/detail/open-beside.ts';
import {
  DEFAULT_WEEKS,
  inOrder,
  linesOf,
  readFrom,
  readWeeks,
  restingFrom,
  stretchOf,
} from '#app/admin/week/model.ts';
import { FRESH_MS, visitWeeks } from '#app/admin/week/loading/visit.ts';
import { Waiting } from '#app/admin/week/waiting.tsx';
import { WeekGrid } from '#app/admin/week/week-grid.tsx';
import { WeekTable } from '#app/admin/week/week-table.tsx';
import { WeekKey, WeekToolbar } from '#app/admin/week/week-toolbar.tsx';
import { textParam } from '#app/platform/browser/search-param.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { Beside, detailTexts } from './detail/beside.tsx';
import { useComingSearch } from './list/use-coming-search.ts';
import { useWeekMove } from './moves/use-week-move.tsx';
import * as css from './week.css.ts';

type WeekSearch = {
  from?: PlainDate | undefined;
  weeks?: number | undefined;
  view?: 'table' | undefined;
  open?: string | undefined;
};

/** Sets every parameter, because a missing one would keep its value from the address. */
function readWeekSearch(search: Record<string, unknown>): WeekSearch {
  return {
    from: readFrom(textParam(search['from']) ?? ''),
    weeks: readWeeks(textParam(search['weeks']) ?? ''),
    view: search['view'] === 'table' ? 'table' : undefined,
    open: readOpen(search['open']),
  };
}

/** Returns the dates from the address, or the dates around today in Seoul. */
function shownBy({ from, weeks }: WeekSearch): { from: PlainDate; weeks: number } {
  return { from: from ?? restingFrom(seoulDate(Date.now())), weeks: weeks ?? DEFAULT_WEEKS };
}

const PATH = '/admin/reservations/week';
/** The loader for the weeks of this visit to the screen. */
let loadWeeks: ReturnType<typeof visitWeeks> | undefined;

export const Route = createFileRoute('/_admin-area/admin/reservations/week')({
  staticData: { texts: ['admin-week', ...detailTexts], menu: '/admin/reservations' },
  validateSearch: readWeekSearch,
  loaderDeps: ({ search }) => {
    const { from, weeks } = shownBy(search);
    return { stretch: stretchOf(from, weeks) };
  },
  staleTime: FRESH_MS,
  loader: ({ deps: { stretch }, cause }) => {
    if (cause !== 'stay' || !loadWeeks) loadWeeks = visitWeeks();
    return loadWeeks(stretch);
  },
  component: WeekScreen,
});

function WeekScreen() {
  const { t, i18n } = useTranslation('admin-week');
  const { waiting, conflicts } = Route.useLoaderData();
  const search = Route.useSearch();
  const view = search.view ?? 'grid';
  const shown = useShown();
  const { houses: all, reservations, taken, stretch, from, weeks } = shown;
  const ordered = useMemo(() => inOrder(all, i18n.language), [all, i18n.language]);
  const lines = useMemo(
    () => linesOf({ houses: ordered, reservations, stretch, language: i18n.language, taken }),
    [ordered, reservations, stretch, i18n.language, taken],
  );
  const { change, move, step, openLink } = useWeekAddress();
  const refresh = useRefresh();
  const { ask, question, movesOf } = useWeekMove(refresh);
  return (
    <Content width="full" className={css.screen}>
      <title>{`${t('title')} | ${localText(brand.admin, i18n.language)}`}</title>
      <WeekHeading />
      <Waiting waiting={waiting} calendarConflicts={conflicts} onChanged={refresh} />
      <div className={css.toolbar}>
        <WeekToolbar
          from={from}
          weeks={weeks}
          view={view}
          onMove={move}
          onStep={step}
          onWeeks={(chosen) => change({ weeks: chosen }, false)}
          onView={(chosen) => change({ view: chosen === 'table' ? chosen : undefined }, false)}
        />
        {view === 'grid' && <WeekKey />}
      </div>
      {lines.length === 0 && <EmptyState title={t('noHouses')} />}
      {lines.length > 0 && view === 'grid' && (
        <div className={css.grid}>
          <WeekGrid
            lines={lines}
            stretch={stretch}
            from={from}
            weeks={weeks}
            onMove={move}
            onOpen={openLink}
            onMoveBar={ask}
          />
        </div>
      )}
      {lines.length > 0 && view === 'table' && (
        <WeekTable lines={lines} stretch={stretch} from={from} weeks={weeks} />
      )}
      {question}
      <Beside
        // A reservation that was moved while it stands open is read anew.
        key={movesOf(search.open)}
        open={useComingSearch(search, readWeekSearch).open}
        onClose={() => change({ open: undefined }, false)}
        onChanged={refresh}
      />
    </Content>
  );
}

function useRefresh() {
  const router = useRouter();
  return () => router.invalidate({ sync: true });
}

/** Returns the weeks that are drawn with their data. Rendering the hundreds of bars of the next weeks does not block scrolling. */
function useShown() {
  const data = Route.useLoaderData();
  const { from, weeks } = shownBy(Route.useSearch());
  return useDeferredValue(useMemo(() => ({ ...data, from, weeks }), [data, from, weeks]));
}

function useWeekAddress() {
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const change = useCallback(
    (changed: WeekSearch, replace: boolean) =>
      void navigate({ search: (last) => ({ ...last, ...changed }), replace, resetScroll: false }),
    [navigate],
  );
  // A way through time is one step back, not one for each day.
  const move = useCallback(
    (day: PlainDate) => {
      // A scroll that comes to rest behind an opened link would call the way back here.
      if (history.location.pathname === PATH) change({ from: day }, true);
    },
    [change, history],
  );
  // Counted from where the address is going, so that two quick presses go twice as far.
  const step = (days: number) =>
    void navigate({
      search: (last) => ({ ...last, from: addDays(shownBy(last).from, days) }),
      replace: true,
      resetScroll: false,
    });
  const openLink = useCallback(
    (link: HTMLAnchorElement) => {
      const open = hasDrawer() ? reservationOf(link) : null;
      if (open) change({ open }, false);
      return open !== null;
    },
    [change],
  );
  return { change, move, step, openLink };
}

function WeekHeading() {
  const { t } = useTranslation('admin-week');
  return (
    <div className={css.heading}>
      <h1 tabIndex={-1} className={css.title}>
        {t('title')}
      </h1>
      <Link to="/admin/reservations" className={buttonClass({ variant: 'secondary', size: 'medium' })}>
        <List size={18} />
        {t('list')}
      </Link>
    </div>
  );
}
