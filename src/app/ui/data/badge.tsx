import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof css.tone;
}

/** A word or two about the state of a thing. The words carry it, the colour only helps. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(css.badge, css.tone[tone], className)} />;
}

export type SubwayLine = keyof typeof css.lineColor;

export interface SubwayBadgeProps {
  line: SubwayLine;
  /** The whole name, for screen readers: "Line 2". */
  label: string;
}

/** The number of a Seoul subway line in the line's own colour. */
export function SubwayBadge({ line, label }: SubwayBadgeProps) {
  return (
    <span className={cx(css.line, css.lineColor[line])} title={label}>
      <span aria-hidden="true">{line}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
