import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const tables = style({
  display: 'grid',
  gap: space[24],
  marginBlockStart: space[8],
  // In large type a table is wider than a phone, and moves by itself.
  overflowX: 'auto',
});
export const table = style({
  width: '100%',
  color: color.ink,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});
export const caption = style({ paddingBlockEnd: space[8], fontWeight: vars.font.bold, textAlign: 'start' });
export const head = style({
  padding: `${space[8]} ${space[8]} ${space[8]} 0`,
  borderBlockEnd: `1px solid ${color.edge}`,
  color: color.inkSoft,
  fontWeight: vars.font.medium,
  textAlign: 'start',
});
export const cell = style({
  padding: `${space[12]} ${space[8]} ${space[12]} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: vars.font.medium,
  textAlign: 'start',
});
