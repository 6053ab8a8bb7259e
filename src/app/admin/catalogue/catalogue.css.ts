import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const choice = style({ display: 'grid', justifyItems: 'start', gap: space[8] });
export const plan = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const summary = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const row = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.field,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: vars.font.semibold });
export const fields = style({ display: 'grid', gap: space[4] });
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, 1fr) minmax(0, 3fr)',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const value = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
});
export const was = style({ color: color.inkSoft });
