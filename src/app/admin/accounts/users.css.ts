import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

// An address has no place at which it would break by itself.
export const email = style({ overflowWrap: 'anywhere', minWidth: 0 });
export const figures = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // In large type a number with its country is wider than a card.
  '@media': { [media.mobile]: { whiteSpace: 'normal' } },
});
export const rows = style({ display: 'grid' });
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  minHeight: vars.control.medium,
  paddingBlock: space[8],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const soft = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
});
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const news = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlockStart: space[32],
});
export const newsTitle = style({ fontSize: vars.text.h3 });
