import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gap: space[12],
  justifyItems: 'start',
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
});
export const soft = style({ color: color.inkSoft });
