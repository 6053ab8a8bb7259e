import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[8]}`,
});
export const moves = style({ order: -2, display: 'flex', alignItems: 'center', gap: space[8] });
export const range = style({
  marginInline: `${space[8]} auto`,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  // On a phone the grid follows at once, and its head says the same.
  '@media': { [media.mobile]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
export const view = style({ '@media': { [media.mobile]: { order: -1, marginInlineStart: 'auto' } } });
/** Hidden from 600 px on, where the whole key is shown. */
export const keySummary = style({
  paddingBlock: space[12],
  color: color.inkSoft,
  fontSize: vars.text.small,
  cursor: 'pointer',
  '@media': { [media.tablet]: { selectors: { 'details[open] > &': { display: 'none' } } } },
});
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[20]}`,
  marginBlockStart: space[12],
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  '@media': { [media.mobile]: { marginBlock: 0, paddingBlockEnd: space[12] } },
});
export const hint = style({
  marginBlockStart: space[8],
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  '@media': { [media.mobile]: { marginBlock: 0, paddingBlockEnd: space[12] } },
});
export const keyItem = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const swatch = style({
  width: '28px',
  height: '14px',
  borderWidth: '1px',
  borderRadius: vars.radius.small,
});
export const turnover = style({
  width: '3px',
  height: '16px',
  borderRadius: vars.radius.small,
  background: color.danger,
});
