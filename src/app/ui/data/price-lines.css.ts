import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ containerType: 'inline-size', display: 'grid', gap: space[12] });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[16],
  alignItems: 'baseline',
  // In large type the words would be squeezed beside the amount, which stands below them then.
  '@container': { [media.inLargeType(14)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const explanation = style({
  gridColumn: 1,
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
  lineHeight: vars.leading.snug,
});
export const amount = style({
  gridColumn: 2,
  gridRow: 1,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [media.inLargeType(14)]: { gridColumn: 1, gridRow: 'auto' } },
});
export const minus = style({ color: color.success, fontWeight: vars.font.medium });
export const total = style({
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.text.lead,
  fontWeight: vars.font.bold,
});
export const aside = style({
  gridColumn: 2,
  '@container': { [media.inLargeType(14)]: { gridColumn: 1 } },
  textAlign: 'end',
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
  fontVariantNumeric: 'tabular-nums',
});
