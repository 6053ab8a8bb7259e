import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const line = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
/** Width of the dot between parts. Lines break only between parts. */
const DOT = '0.9em';
export const parts = style([
  line,
  { display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${DOT}`, clipPath: `inset(0 0 0 ${DOT})` },
]);
/** Its dot precedes it, and is clipped at the beginning of a line. */
export const part = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: DOT,
  '::before': { content: '"·"', position: 'absolute', insetInlineStart: 0, width: DOT, textAlign: 'center' },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const dollars = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
});
