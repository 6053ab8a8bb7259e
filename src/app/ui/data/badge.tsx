import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof css.tone;
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(css.badge, css.tone[tone], className)} />;
}

export type SubwayLine = keyof typeof css.lineColor;

export interface SubwayBadgeProps {
  line: SubwayLine;
  label: string;
}

export function SubwayBadge({ line, label }: SubwayBadgeProps) {
  return (
    <span className={cx(css.line, css.lineColor[line])} title={label}>
      <span aria-hidden="true">{line}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
