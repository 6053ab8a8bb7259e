import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

/** Without a focus ring, because the focus only marks where reading continues. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  outline: 'none',
  scrollMarginBlockStart: vars.space[20],
});
