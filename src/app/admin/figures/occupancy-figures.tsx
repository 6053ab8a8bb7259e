import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Area, AreaChart, ResponsiveContainer, Tooltip, YAxis } from 'recharts';
import type { Occupancy } from '#contract/admin/figures.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { WEEKS_AHEAD } from '#contract/rules/operator-views.ts';
import { dateRange, shortDate } from '#app/platform/i18n/format.ts';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { Table, type Column } from '#app/ui/data/table.tsx';
import { vars } from '#app/ui/theme/theme.css.ts';
import * as css from './figures.css.ts';
import { Loaded } from '#app/admin/kit/load/loaded.tsx';
import { occupancyFrom } from './queries.ts';
import { useLoaded } from '#app/admin/kit/load/use-loaded.ts';

type Neighbourhood = Occupancy['neighbourhoods'][number];
type Week = Neighbourhood['weeks'][number];

const ALL = 100;
const percent = ({ taken, nights }: Pick<Week, 'taken' | 'nights'>) => Math.round((ALL * taken) / nights);
const together = (weeks: readonly Week[]) => ({
  taken: weeks.reduce((sum, week) => sum + week.taken, 0),
  nights: weeks.reduce((sum, week) => sum + week.nights, 0),
});

/** Charts the occupancy of each neighborhood for the coming weeks, from a Seoul date. */
export function OccupancyFigures({ today }: { today: PlainDate }) {
  const { t } = useTranslation('admin-figures');
  const title = useId();
  const [result, again] = useLoaded(useCallback(() => occupancyFrom(today), [today]));
  return (
    <section className={css.part} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {t('occupancy', { count: WEEKS_AHEAD })}
      </h2>
      <Loaded result={result} again={again}>
        {({ neighbourhoods }) => (
          <>
            <div className={css.grid} aria-hidden>
              {neighbourhoods.map((each) => (
                <NeighbourhoodChart key={each.location} {...each} />
              ))}
            </div>
            <Disclosure summary={t('asTable')}>
              <OccupancyTable neighbourhoods={neighbourhoods} />
            </Disclosure>
          </>
        )}
      </Loaded>
    </section>
  );
}

/** The line of one neighborhood, from 0 to all of its nights. Hidden from screen readers, since the table has the same data. */
function NeighbourhoodChart({ location, houses, weeks }: Neighbourhood) {
  const { t, i18n } = useTranslation(['admin-figures', 'common']);
  const points = weeks.map((week) => ({ ...week, rate: percent(week) }));
  return (
    <div>
      <p className={css.name}>
        {t(`common:location.${location}`)}
        <span className={css.rate}>{percent(together(weeks))}%</span>
      </p>
      <p className={css.small}>{t('houses', { count: houses })}</p>
      <div className={css.spark}>
        <ResponsiveContainer width="100%" height="100%">
          <AreaChart
            data={points}
            margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <YAxis domain={[0, ALL]} hide />
            <Tooltip
              cursor={{ stroke: vars.color.edge }}
              content={({ active, payload }) => {
                const week = active
                  ? (payload[0]?.payload as (typeof points)[number] | undefined)
                  : undefined;
                return week ? (
                  <p className={css.tip}>
                    {dateRange(week.from, addDays(week.from, 6), i18n.language)}
                    <br />
                    {t('nightsTaken', { taken: week.taken, nights: week.nights, rate: week.rate })}
                  </p>
                ) : null;
              }}
            />
            <Area
              dataKey="rate"
              type="linear"
              stroke={vars.color.brand}
              strokeWidth={2}
              fill={vars.color.brandSoft}
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}

function OccupancyTable({ neighbourhoods }: { neighbourhoods: Neighbourhood[] }) {
  const { t, i18n } = useTranslation(['admin-figures', 'common']);
  const weeks = neighbourhoods[0]?.weeks ?? [];
  const columns: Column<Neighbourhood>[] = [
    {
      key: 'location',
      head: t('neighbourhood'),
      cell: ({ location }) => t(`common:location.${location}`),
    },
    {
      key: 'together',
      head: t('together'),
      cell: (row: Neighbourhood) => `${percent(together(row.weeks))}%`,
      numeric: true,
    },
    ...weeks.map(({ from }, index) => ({
      key: from,
      head: t('weekFrom', { date: shortDate(from, i18n.language) }),
      cell: (row: Neighbourhood) => `${percent(row.weeks[index]!)}%`,
      numeric: true,
    })),
  ];
  return (
    <Table
      caption={t('occupancy', { count: WEEKS_AHEAD })}
      columns={columns}
      rows={neighbourhoods}
      rowKey={({ location }) => location}
    />
  );
}
