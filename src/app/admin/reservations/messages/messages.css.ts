import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const message = style({
  display: 'grid',
  gap: space[4],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
});
export const subject = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const soft = style({
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  // Buttons without an edge begin where the words above them do.
  marginInlineStart: `-${space[16]}`,
});
export const text = style({
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.field,
  background: color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
