import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[16],
  width: '100%',
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const words = style({ display: 'grid', gap: space[4] });
export const soft = style({ color: color.inkSoft });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[8]} ${space[16]}`,
  width: '100%',
});
export const told = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.semibold,
  overflowWrap: 'anywhere',
});
