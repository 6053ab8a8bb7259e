import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis } from 'recharts';
import type { MonthMoney } from '#contract/admin/figures.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { monthName, plainDate, shortDate } from '#app/platform/i18n/format.ts';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Table, type Column } from '#app/ui/data/table.tsx';
import { vars } from '#app/ui/theme/theme.css.ts';
import * as css from './figures.css.ts';
import { Loaded } from '#app/admin/kit/load/loaded.tsx';
import { moneyOf } from './queries.ts';
import { useLoaded } from '#app/admin/kit/load/use-loaded.ts';

const kinds = [
  { kind: 'taken', color: vars.color.brand },
  { kind: 'due', color: vars.color.edge },
  { kind: 'refunded', color: vars.color.danger },
] as const;
type Day = MonthMoney['days'][number];

/** Charts the money taken, due and refunded in a month, in won by Seoul date. */
export function MoneyFigures({ today }: { today: PlainDate }) {
  const { t, i18n } = useTranslation('admin-figures');
  const title = useId();
  const [first, setFirst] = useState(`${today.slice(0, 7)}-01`);
  const [result, again] = useLoaded(useCallback(() => moneyOf(first), [first]));
  const isOther = result?.ok === true && result.value.month !== first.slice(0, 7);
  const turn = (days: number) => setFirst(`${addDays(first, days).slice(0, 7)}-01`);
  return (
    <section className={css.part} aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title} className={css.title}>
          {t('money')}
        </h2>
        <div className={css.months}>
          <IconButton label={t('lastMonth')} onClick={() => turn(-1)}>
            <ChevronLeft size={20} />
          </IconButton>
          <p className={css.month} aria-live="polite">
            {monthName(first.slice(0, 7), i18n.language)}
          </p>
          <IconButton label={t('nextMonth')} onClick={() => turn(31)}>
            <ChevronRight size={20} />
          </IconButton>
        </div>
      </div>
      <Loaded result={isOther ? null : result} again={again}>
        {(money) => (
          <>
            <dl className={css.sums}>
              {kinds.map(({ kind, color }) => (
                <div key={kind} className={css.sum}>
                  <dt className={css.sumName}>
                    <span className={css.swatch} style={{ background: color }} aria-hidden />
                    {t(kind)}
                  </dt>
                  <dd className={css.amount}>{won(money[kind])}</dd>
                </div>
              ))}
            </dl>
            <MoneyChart days={money.days} />
            <Disclosure summary={t('asTable')}>
              <MoneyTable days={money.days} />
            </Disclosure>
          </>
        )}
      </Loaded>
    </section>
  );
}

/** A bar for each day on which money moved. Hidden from screen readers, since the table has the same data. */
function MoneyChart({ days }: { days: Day[] }) {
  const { t, i18n } = useTranslation('admin-figures');
  return (
    <div className={css.bars} aria-hidden>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={days} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <XAxis
            dataKey="date"
            tickFormatter={(date: PlainDate) => String(Number(date.slice(8)))}
            tick={{ fill: vars.color.inkSoft, fontSize: 12 }}
            tickLine={false}
            axisLine={{ stroke: vars.color.line }}
          />
          <Tooltip
            cursor={{ fill: vars.color.sunken }}
            content={({ active, payload }) => {
              const day = active ? (payload[0]?.payload as Day | undefined) : undefined;
              return day ? (
                <div className={css.tip}>
                  {shortDate(day.date, i18n.language)}
                  {kinds.map(
                    ({ kind }) => day[kind] > 0 && <p key={kind}>{`${t(kind)} ${won(day[kind])}`}</p>,
                  )}
                </div>
              ) : null;
            }}
          />
          {kinds.map(({ kind, color }) => (
            <Bar key={kind} dataKey={kind} stackId="day" fill={color} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function MoneyTable({ days }: { days: Day[] }) {
  const { t, i18n } = useTranslation('admin-figures');
  const moved = days.filter((day) => kinds.some(({ kind }) => day[kind] > 0));
  const columns: Column<Day>[] = [
    { key: 'date', head: t('day'), cell: ({ date }) => plainDate(date, i18n.language) },
    ...kinds.map(({ kind }) => ({
      key: kind,
      head: t(kind),
      cell: (day: Day) => won(day[kind]),
      numeric: true,
    })),
  ];
  return (
    <Table
      caption={t('money')}
      columns={columns}
      rows={moved}
      rowKey={({ date }) => date}
      empty={<p>{t('noMoney')}</p>}
    />
  );
}
