import type { ReactNode } from 'react';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './rating.css.ts';

export interface RatingProps {
  value: number;
  label: string;
  count?: ReactNode;
}

export function Rating({ value, label, count }: RatingProps) {
  return (
    <span className={css.shown}>
      <Star size={16} className={css.star} />
      <span aria-hidden="true">{value.toFixed(1)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </span>
  );
}

export interface RatingBarsProps {
  ratings: readonly { label: string; value: number }[];
}

export function RatingBars({ ratings }: RatingBarsProps) {
  return (
    <dl className={css.bars}>
      {ratings.map(({ label, value }) => (
        <div key={label} className={css.bar}>
          <dt>{label}</dt>
          <dd className={css.meter} aria-hidden="true">
            <div className={css.fill} style={{ width: `${(value / 5) * 100}%` }} />
          </dd>
          <dd className={css.value}>{value.toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
}
