import type { ComponentProps } from 'react';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from './stack.css.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Gap in pixels. */
  gap?: keyof typeof css.gap;
}

export function Stack({ gap = 16, className, ...rest }: StackProps) {
  return <div {...rest} className={cx(css.stack, css.gap[gap], className)} />;
}
