import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const shown = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const star = style({ color: color.brand, fill: 'currentColor' });
export const count = style({ color: color.inkSoft, fontWeight: vars.font.regular });

export const bars = style({
  display: 'grid',
  gap: `${space[12]} ${space[40]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  fontSize: vars.text.small,
});
globalStyle(`${bar} > dt`, { flex: '1 1 0' });
export const meter = style({
  width: '96px',
  height: '4px',
  borderRadius: vars.radius.round,
  background: color.line,
  overflow: 'hidden',
});
export const fill = style({ height: '100%', borderRadius: 'inherit', background: color.brand });
export const value = style({
  whiteSpace: 'nowrap',
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const legend = style({ fontWeight: vars.font.semibold });
export const row = style({ display: 'flex', alignItems: 'center', gap: space[12], flexWrap: 'wrap' });
export const stars = style({ display: 'inline-flex', marginInlineStart: `-${space[8]}` });
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  color: color.edge,
  transition: `color ${vars.motion.fast}, scale ${vars.motion.fast}`,
  selectors: {
    '&[data-lit]': { color: color.brand },

    '&:hover': { scale: '1.12' },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brand}` },
  },
});
globalStyle(`${choice}[data-lit] svg`, { fill: 'currentColor' });
export const word = style({ color: color.inkSoft, fontSize: vars.text.small });
export const below = style({ marginBlockStart: space[4] });
