import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

const side = '12.5rem';
const sideOnPhones = '6.5rem';
const headHeight = '3.5rem';
const layer = { backdrop: 0, bar: 1, now: 2, focused: 3, side: 4, head: 5, corner: 6 };

export const scroller = style({
  position: 'relative',
  // Under the sticky bar: the whole grid is in the window once the page is scrolled to it.
  height: 'calc(100dvh - 7.5rem)',
  minHeight: '24rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Focus that moves to a bar brings it out from under the sticky column and the head.
  scrollPadding: `${headHeight} ${space[16]} ${space[16]} ${side}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.mobile]: {
      height: 'calc(100dvh - 5rem)',
      borderRadius: 0,
      borderInline: 0,
      scrollPaddingInlineStart: sideOnPhones,
    },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.head,
  display: 'flex',
  width: 'max-content',
  height: headHeight,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
});
const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  flex: 'none',
  width: side,
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { width: sideOnPhones } },
} as const;
export const corner = style({
  ...sticky,
  zIndex: layer.corner,
  display: 'flex',
  alignItems: 'flex-end',
  padding: `${space[8]} ${space[12]}`,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.semibold,
});
export const calendar = style({ position: 'relative', fontVariantNumeric: 'tabular-nums' });
export const month = style({
  position: 'absolute',
  insetBlockStart: 0,
  height: '50%',
  borderInlineStart: `1px solid ${color.line}`,
  fontWeight: vars.font.semibold,
  whiteSpace: 'nowrap',
  overflow: 'clip',
});
export const monthName = style({
  position: 'sticky',
  insetInlineStart: side,
  display: 'inline-block',
  padding: `${space[4]} ${space[8]}`,
  '@media': { [media.mobile]: { insetInlineStart: sideOnPhones } },
});
export const date = style({
  position: 'absolute',
  insetBlockEnd: 0,
  display: 'grid',
  placeItems: 'center',
  height: '50%',
  fontSize: vars.text.tiny,
  lineHeight: vars.leading.tight,
  color: color.inkSoft,
  selectors: {
    '&[data-weekend]': { background: color.sunken },
    '&[data-today]': { background: color.brand, color: color.onBrand, fontWeight: vars.font.bold },
  },
});

export const body = style({ position: 'relative', width: 'max-content' });
export const columns = style({
  position: 'absolute',
  zIndex: layer.backdrop,
  insetBlock: 0,
  insetInlineStart: side,
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { [media.mobile]: { insetInlineStart: sideOnPhones } },
});
export const weekend = style({
  position: 'absolute',
  insetBlock: 0,
  background: color.sunken,
});
export const now = style({
  position: 'absolute',
  zIndex: layer.now,
  insetBlock: 0,
  width: '2px',
  marginInlineStart: '-1px',
  background: color.brand,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

const line = style({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'flex',
  width: 'max-content',
  borderBlockEnd: `1px solid ${color.line}`,
});
export const lines = style({ position: 'relative' });
export const locationLine = style([line, { background: color.sunken, zIndex: layer.focused }]);
export const location = style([
  { ...sticky, background: color.sunken },
  {
    zIndex: layer.side,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingInline: space[12],
    fontSize: vars.text.small,
    fontWeight: vars.font.bold,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
]);
export const count = style({ color: color.inkSoft, fontSize: vars.text.tiny, fontWeight: vars.font.regular });
export const houseLine = style([line]);
export const house = style([
  sticky,
  {
    zIndex: layer.side,
    display: 'flex',
    alignItems: 'center',
    paddingInline: space[12],
    fontSize: vars.text.small,
    fontWeight: vars.font.medium,
    lineHeight: vars.leading.tight,
    overflow: 'hidden',
  },
]);
/** Two lines of a name on a phone, one on a desk. */
export const houseName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  '@media': { [media.mobile]: { WebkitLineClamp: 2, fontSize: vars.text.tiny } },
});
export const stays = style({ position: 'relative', flex: 'none' });

export const place = style({
  position: 'absolute',
  zIndex: layer.bar,
  insetBlock: '5px',
  selectors: { '&:focus-within, &:hover': { zIndex: layer.focused } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: '100%',
  borderWidth: '1px',
  borderRadius: vars.radius.field,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // Not hidden: a sticky label inside stays in view.
  overflow: 'clip',
  selectors: {
    '&[data-cut-start]': { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartWidth: 0 },
    '&[data-cut-end]': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0 },
    // The whole label, however short the bar.
    '&:focus-visible': { width: 'max-content', minWidth: '100%', outlineOffset: 0 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { width: 'max-content', minWidth: '100%' } } },
  },
});
const solid = { borderStyle: 'solid' } as const;
export const status = styleVariants({
  requested: { background: color.surface, borderColor: color.edge, borderStyle: 'dashed', color: color.ink },
  confirmed: { ...solid, background: color.line, borderColor: color.inkSoft, color: color.ink },
  staying: {
    ...solid,
    background: color.brandSoft,
    borderColor: color.brand,
    boxShadow: `inset 4px 0 ${color.brand}`,
    color: color.ink,
  },
  completed: { ...solid, background: color.sunken, borderColor: color.line, color: color.inkSoft },
  checked_out_early: {
    ...solid,
    backgroundColor: color.sunken,
    backgroundImage: `repeating-linear-gradient(135deg, ${color.line} 0 4px, ${color.sunken} 4px 10px)`,
    borderColor: color.inkFaint,
    color: color.ink,
  },
});
/** Begins where the bar comes into view. Narrow, so that it can go as far as the end of the bar, which cuts what does not fit. */
export const label = style({
  position: 'sticky',
  insetInlineStart: side,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  width: space[20],
  paddingInlineStart: space[8],
  selectors: {
    [`${bar}:focus-visible &`]: { width: 'auto', paddingInlineEnd: space[8] },
    [`${bar}:hover &`]: { width: 'auto', paddingInlineEnd: space[8] },
  },
  '@media': { [media.mobile]: { insetInlineStart: sideOnPhones, fontSize: vars.text.tiny } },
});
export const words = style({
  flex: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${bar}:focus-visible &, ${bar}:hover &`]: { maxWidth: 'none !important' } },
});
globalStyle(`${label} > svg`, { flex: 'none' });

export const gap = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
/** A gap of no night: a mark above and below the light between two bars. */
export const turnover = style({
  position: 'absolute',
  zIndex: layer.bar,
  insetBlock: 0,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '1px',
      insetInlineStart: 'calc(50% - 1.5px)',
      width: '3px',
      borderRadius: vars.radius.small,
      background: color.danger,
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
