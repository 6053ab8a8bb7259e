import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
});
export const soft = style({ color: color.inkSoft });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });
export const summary = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
