import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: `${space[20]} ${space[16]}`,
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.line}`,
});
export const fact = style({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 });
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
});
export const value = style({
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
export const icon = style({ color: color.brandText });

export const facilities = style({
  display: 'grid',
  // One below another in large type.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))',
  gap: `${space[16]} ${space[24]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(180px, 10rem), 1fr))' } },
});
export const facility = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  lineHeight: vars.leading.snug,
});
