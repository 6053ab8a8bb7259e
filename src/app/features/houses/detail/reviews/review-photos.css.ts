import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const strip = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const open = style({
  display: 'block',
  width: '88px',
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  cursor: 'zoom-in',
});
