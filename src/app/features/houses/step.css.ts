import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

/** Its focus is only where reading goes on. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  outline: 'none',
  scrollMarginBlockStart: vars.space[20],
});
