import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '26px',
  color: vars.color.inkSoft,
});
export const badges = style({ display: 'inline-flex', gap: vars.space[4] });
