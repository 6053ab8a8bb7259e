import { daysBetween } from '#contract/rules/dates.ts';
import type { Stretch } from '../rows.ts';
import { placed } from '../placed.ts';
import { holidaysIn, labelsOf } from './model.ts';
import { useHolidayName } from './use-holiday-name.ts';
import * as css from './holidays.css.ts';

type HolidayLabelsProps = {
  stretch: Stretch;
  /** Days from the grid's origin to the start of the stretch. */
  first: number;
  /** Width of a day, CSS pixels. */
  day: number;
};

export function HolidayLabels({ stretch, first, day }: HolidayLabelsProps) {
  const nameOf = useHolidayName();
  return labelsOf(holidaysIn(stretch), stretch).map(({ start, days, holidays }) => {
    const words = holidays.map(nameOf).join(' · ');
    const at = first + daysBetween(stretch.start, start);
    return (
      <div key={start} className={css.label} title={words} style={placed(at, at + days, day)}>
        {words}
      </div>
    );
  });
}
