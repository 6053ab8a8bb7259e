import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

/** Its focus is only where reading goes on. */
export const content = style({ outline: 'none', scrollMarginBlockStart: vars.space[20] });
