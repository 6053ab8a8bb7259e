import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[16] });
export const entry = style({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' });
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  overflowWrap: 'anywhere',
});
export const figure = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
