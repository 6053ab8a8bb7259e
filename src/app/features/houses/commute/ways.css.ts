import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const ways = style({ display: 'grid', gap: vars.space[16] });
export const list = style({ display: 'grid', gap: vars.space[8] });
export const about = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: vars.control.small,
  fontWeight: vars.font.semibold,
});
