import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './price-lines.css.ts';

export interface PriceLine {
  label: ReactNode;
  /** Calculation of the amount: "1,200,000 won × 41 nights ÷ 30". */
  explanation?: ReactNode;
  amount: string;
  minus?: boolean;
}

export interface PriceLinesProps {
  lines: readonly PriceLine[];
  total?: { label: ReactNode; explanation?: ReactNode; amount: string; aside?: string };
}

export function PriceLines({ lines, total }: PriceLinesProps) {
  return (
    <dl className={css.list}>
      {lines.map((line, index) => (
        <div key={index} className={css.line}>
          <dt>{line.label}</dt>
          {line.explanation && <dd className={css.explanation}>{line.explanation}</dd>}
          <dd className={cx(css.amount, line.minus && css.minus)}>{line.amount}</dd>
        </div>
      ))}
      {total && (
        <div className={cx(css.line, css.total)}>
          <dt>{total.label}</dt>
          {total.explanation && <dd className={css.explanation}>{total.explanation}</dd>}
          <dd className={css.amount}>{total.amount}</dd>
          {total.aside && <dd className={css.aside}>{total.aside}</dd>}
        </div>
      )}
    </dl>
  );
}
