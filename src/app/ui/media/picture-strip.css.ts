import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const strip = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  paddingBlock: space[4],
});
export const picture = style({
  display: 'block',
  width: '120px',
  height: '90px',
  objectFit: 'cover',
  borderRadius: vars.radius.field,
  background: color.sunken,
});
