import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 200px',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const words = style({ '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } } });
export const name = style({ display: 'grid', fontWeight: vars.font.regular });
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  '@media': { [media.mobile]: { padding: space[16] } },
});
export const partTitle = style({ fontSize: vars.text.body });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const narrow = style({ maxWidth: '320px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const loading = style({ minHeight: '320px' });
export const versions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[12],
  fontSize: vars.text.small,
});
export const neighbour = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.control.small,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

/** The picture at the head of a board, with its focal point. */
export const picture = style({ display: 'grid', justifyItems: 'start', gap: space[12] });
export const shown = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  maxWidth: '480px',
  padding: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  background: color.sunken,
});
export const image = style({ display: 'block', width: '100%', height: 'auto' });
export const point = style({
  position: 'absolute',
  width: '28px',
  height: '28px',
  translate: '-50% -50%',
  borderRadius: '50%',
  border: `3px solid ${color.onPhoto}`,
  boxShadow: `0 0 0 2px ${color.veil}`,
  pointerEvents: 'none',
});
export const cut = style({
  width: '100%',
  maxWidth: '240px',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.field,
});
export const progress = style({ width: '100%', height: '6px' });
export const problem = style({ color: color.danger, fontSize: vars.text.small });
export const slider = style({ width: '100%', minHeight: vars.control.small, accentColor: color.brand });
export const sliders = style({ display: 'grid', gap: space[8], width: '100%' });
export const dialog = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
