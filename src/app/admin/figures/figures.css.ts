import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const figures = style({ display: 'grid', gap: space[20], marginBlockStart: space[40] });
export const part = style({
  display: 'grid',
  gap: space[20],
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
export const title = style({ fontSize: vars.text.body, fontWeight: vars.font.semibold });
export const months = style({ display: 'flex', alignItems: 'center', gap: space[4], maxWidth: '100%' });
/** As wide as the longest month name, so that the buttons do not move under the finger; narrower if large type leaves less room. */
export const month = style({ flex: '0 1 9em', minWidth: 0, textAlign: 'center', fontSize: vars.text.small });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[24]} ${space[20]}`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[20] },
  },
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[8]}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
});
export const rate = style({ fontVariantNumeric: 'tabular-nums' });
export const small = style({ color: color.inkSoft, fontSize: vars.text.tiny });
export const spark = style({ height: '72px', marginBlockStart: space[8] });
export const bars = style({ height: '240px' });
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});
export const sum = style({
  '@media': {
    [media.mobile]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
  },
});
export const sumName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
});
export const amount = style({
  overflowWrap: 'anywhere',
  fontSize: vars.text.h3,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const swatch = style({ width: space[12], height: space[12], borderRadius: vars.radius.small });
export const tip = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.field,
  background: color.primary,
  color: color.onPrimary,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums',
});
