import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const rate = style({
  fontSize: vars.text.h2,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
});
