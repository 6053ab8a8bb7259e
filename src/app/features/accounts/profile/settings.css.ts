import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  paddingBlock: space[16],
  paddingInline: space[20],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const words = style({ display: 'grid', gap: space[4], minWidth: 0, flex: '1 1 11rem' });
export const rowTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const rowText = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const rowNote = style([rowText, { color: color.brandText, fontWeight: vars.font.medium }]);
export const action = style({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [media.mobile]: { justifyItems: 'start' } },
});
export const below = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  marginBlockStart: space[16],
});
export const checks = style([rows, { paddingBlock: space[8], paddingInline: space[20] }]);
export const narrow = style({ maxWidth: '20rem' });
export const quiet = style({ color: color.inkSoft, fontSize: vars.text.small });
