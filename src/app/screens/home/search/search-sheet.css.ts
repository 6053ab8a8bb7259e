import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const title = style({ display: 'grid', gap: vars.space[4] });
export const steps = style({
  color: vars.color.brandText,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.semibold,
  letterSpacing: 'normal',
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({ display: 'flex', gap: vars.space[12] });
export const go = style({ flex: 1, minWidth: 0 });
