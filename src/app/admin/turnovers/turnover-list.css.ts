import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  marginBlockStart: space[8],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
});
export const date = style({ fontSize: vars.text.lead, fontVariantNumeric: 'tabular-nums' });
export const near = style({ color: color.brandText });
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const place = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  overflow: 'hidden',
});
export const location = style({
  padding: `${space[8]} ${space[16]}`,
  background: color.sunken,
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  letterSpacing: 0,
});
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[16]}`,
  alignItems: 'center',
  minHeight: '72px',
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.line}`,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunken } } } },
});
export const house = style({ fontWeight: vars.font.semibold, lineHeight: vars.leading.snug });
export const state = style({ display: 'grid' });
export const words = style([soft, { gridColumn: '1 / -1' }]);
export const problem = style({
  gridColumn: '1 / -1',
  color: color.danger,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
