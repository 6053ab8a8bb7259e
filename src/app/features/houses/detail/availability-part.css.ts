import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const soft = style({ color: color.inkSoft });
export const unknown = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[20],
  borderRadius: vars.radius.box,
  background: color.sunken,
  color: color.inkSoft,
});
