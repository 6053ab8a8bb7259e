import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const part = style({
  marginBlockEnd: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  overflow: 'hidden',
});
export const summary = style({
  padding: `${space[12]} ${space[16]}`,
  background: color.sunken,
  cursor: 'pointer',
});
export const title = style({ display: 'inline', fontSize: vars.text.small, fontWeight: vars.font.bold });
export const count = style({
  marginInlineStart: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  minHeight: vars.control.small,
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.text.small,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const name = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const what = style({
  color: color.inkSoft,
  '@media': { [media.mobile]: { gridRow: 2, gridColumn: '1 / -1' } },
});
export const action = style({ '@media': { [media.mobile]: { gridRow: 3, gridColumn: '1 / -1' } } });
