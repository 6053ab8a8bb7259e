import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const upload = style({ display: 'grid', gap: space[12] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space[8],
});
export const item = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.radius.field,
  background: color.sunken,
  selectors: {
    '&[data-failed]': {
      display: 'flex',
      gridColumn: '1 / -1',
      aspectRatio: 'auto',
      background: color.dangerSoft,
    },
  },
});
export const open = style({ display: 'block', width: '100%', height: '100%', cursor: 'zoom-in' });
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const corner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  // On a picture of any colour.
  color: color.onPhoto,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '8px',
      zIndex: -1,
      borderRadius: '50%',
      background: color.veil,
    },
  },
  isolation: 'isolate',
});
export const coming = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: {
    '[data-failed] > &': {
      position: 'static',
      width: '72px',
      height: '72px',
      margin: space[12],
      borderRadius: vars.radius.field,
      flex: 'none',
    },
  },
});
export const cover = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: space[4],
  padding: space[8],
  background: color.surface,
  selectors: {
    '[data-failed] > &': {
      position: 'static',
      padding: space[12],
      background: 'none',
    },
  },
});
export const progress = style({ width: '100%', height: '6px' });
export const words = style({
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  selectors: { '[data-failed] &': { fontSize: vars.text.small, color: color.danger } },
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const ended = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  minHeight: '100%',
  padding: space[8],
  textAlign: 'center',
});
export const removed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const choosers = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const camera = style({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'inline-flex' } },
});
export const large = style({ display: 'grid', gap: space[8] });
export const largePicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '70vh',
  objectFit: 'contain',
  borderRadius: vars.radius.field,
  background: color.sunken,
});
export const arrows = style({ display: 'flex', justifyContent: 'center', gap: space[16] });
