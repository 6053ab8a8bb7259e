import type { PlainDate } from '#contract/rules/dates.ts';
import * as css from './figures.css.ts';
import { MoneyFigures } from './money-figures.tsx';
import { OccupancyFigures } from './occupancy-figures.tsx';

export function Figures({ today }: { today: PlainDate }) {
  return (
    <div className={css.figures}>
      <OccupancyFigures today={today} />
      <MoneyFigures today={today} />
    </div>
  );
}
