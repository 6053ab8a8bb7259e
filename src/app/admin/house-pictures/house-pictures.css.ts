import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const note = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.field,
  background: color.sunken,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const zone = style({
  ...column,
  position: 'relative',
  gap: space[16],
  selectors: {
    '&[data-over]::after': {
      content: '""',
      position: 'absolute',
      inset: `calc(-1 * ${space[8]})`,
      border: `2px dashed ${color.brand}`,
      borderRadius: vars.radius.box,
      pointerEvents: 'none',
    },
  },
});
export const hint = style({
  position: 'absolute',
  insetBlockEnd: space[8],
  insetInlineStart: '50%',
  translate: '-50% 0',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: vars.radius.round,
  background: color.brand,
  color: color.onBrand,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  pointerEvents: 'none',
});
export const stored = style({ ...column, gap: space[12], outline: 'none' });
export const list = style(column);
export const empty = style({
  padding: space[24],
  border: `1px dashed ${color.line}`,
  borderRadius: vars.radius.field,
  color: color.inkSoft,
  fontSize: vars.text.small,
  textAlign: 'center',
});
export const item = style({
  ...column,
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 120px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto 96px minmax(0, 1fr)', gap: space[8] } },
});
export const thumbnail = style({ display: 'grid' });
export const facts = style({ ...column, gap: space[8] });
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const ways = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: space[20],
  padding: space[16],
  borderRadius: vars.radius.field,
  background: color.sunken,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[12] } },
});
export const focal = style({ ...column, gap: space[8] });
export const fields = style({
  ...column,
  gap: space[16],
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const adding = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
/** Shown only with a mouse, because files cannot be dropped with a finger. */
export const dropHelp = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
