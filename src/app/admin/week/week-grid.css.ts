import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

const side = '12.5rem';
const sideOnPhones = '6.5rem';
const monthHeight = '1.75rem';
const dateHeight = '1.5rem';
const headHeight = '4.5rem';
const layer = { backdrop: 0, bar: 1, now: 2, focused: 3, side: 4, head: 5, corner: 6, cover: 7 };

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
  boxSizing: 'border-box',
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
export const track = style({ position: 'absolute', insetBlock: 0 });
export const month = style({
  position: 'absolute',
  insetBlockStart: 0,
  height: monthHeight,
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
  insetBlockStart: monthHeight,
  display: 'grid',
  placeItems: 'center',
  height: dateHeight,
  fontSize: vars.text.tiny,
  lineHeight: vars.leading.tight,
  color: color.inkSoft,
  selectors: {
    '&[data-weekend]': { background: color.sunken },
    '&[data-holiday]': { color: color.danger, fontWeight: vars.font.semibold },
    '&[data-today]': { background: color.brand, color: color.onBrand, fontWeight: vars.font.bold },
  },
});

export const body = style({ position: 'relative', display: 'flex', width: 'max-content' });
/** Covers everything while scrolling, so that the browser need not look for elements under a resting pointer. */
export const cover = style({
  position: 'absolute',
  zIndex: layer.cover,
  inset: 0,
  display: 'none',
  selectors: { '[data-scrolling] > * > &': { display: 'block' } },
});
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

export const names = style({
  ...sticky,
  zIndex: layer.side,
  overflow: 'hidden',
});
/** A line has a fixed size and paints nothing outside, so that the browser can skip all other lines. */
const line = style({
  position: 'absolute',
  insetInline: 0,
  contain: 'strict',
  borderBlockEnd: `1px solid ${color.line}`,
});
export const lines = style({
  position: 'relative',
  flex: 'none',
  contain: 'strict',
  // Its width is there at once: the grid scrolls to its day as soon as it is measured.
  transitionProperty: 'none',
});
/** Covers all days with a position. Moving it repaints nothing. */
export const list = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  transitionProperty: 'none',
});
export const locationLine = style([line, { background: color.sunken, zIndex: layer.focused }]);
export const location = style([
  line,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingInline: space[12],
    background: color.sunken,
    fontSize: vars.text.small,
    fontWeight: vars.font.bold,
    whiteSpace: 'nowrap',
    // A long name takes two lines there, in the place of how many houses it has.
    '@media': {
      [media.mobile]: { fontSize: vars.text.tiny, lineHeight: vars.leading.tight, whiteSpace: 'normal' },
    },
  },
]);
export const count = style({
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.regular,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const houseLine = style([
  line,
  { display: 'grid', gridTemplate: '100% / 100%', justifyItems: 'start' },
]);
const inRow = { gridArea: '1 / 1' } as const;
/** For screen readers only. Placed outside the line, which paints nothing there. */
export const heading = style({ position: 'absolute', insetInlineEnd: '100%', whiteSpace: 'nowrap' });
export const name = style([
  line,
  {
    paddingInline: space[12],
    fontSize: vars.text.small,
    fontWeight: vars.font.medium,
    lineHeight: 'calc(var(--row) - 1px)',
    '@media': {
      [media.mobile]: { display: 'flex', alignItems: 'center', lineHeight: vars.leading.tight },
    },
  },
]);
export const houseName = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.mobile]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      fontSize: vars.text.tiny,
      whiteSpace: 'normal',
    },
  },
});

export const bar = style({
  ...inRow,
  marginBlock: '5px',
  boxSizing: 'border-box',
  paddingInline: space[8],
  borderWidth: '1px',
  borderRadius: vars.radius.field,
  fontWeight: vars.font.medium,
  // The row is as high as the reader's size of type makes it; 12 px of it lie around the words.
  lineHeight: 'calc(var(--row) - 12px)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // A finger that rests on a bar asks for its move; the browser's own menu and selection stay away.
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-tight]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '&[data-cut-start]': { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartWidth: 0 },
    '&[data-cut-end]': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0 },
    '&[data-parked]': {
      borderStyle: 'dotted',
      borderWidth: '2px',
      background: color.surface,
      boxShadow: 'none',
    },
    // The whole label, however short the bar.
    '&:focus-visible': { zIndex: layer.focused, width: 'max-content !important', outlineOffset: 0 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { zIndex: layer.focused, width: 'max-content !important' } } },
    [media.mobile]: { fontSize: vars.text.tiny },
  },
});
globalStyle(`${bar} > svg`, { marginInlineEnd: space[4], verticalAlign: '-2px' });
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
export const gap = style({
  ...inRow,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  lineHeight: 'var(--row)',
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { 'a&:focus-visible': { outlineOffset: '-3px' } },
  '@media': {
    [media.hover]: { selectors: { 'a&:hover': { background: color.brandSoft, color: color.brandText } } },
  },
});
export const turnover = style({
  ...inRow,
  pointerEvents: 'none',
  background: `linear-gradient(${color.danger} 0 0) center / 3px calc(100% - 2px) no-repeat`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
export const badge = style({
  width: '16px',
  height: '16px',
  borderRadius: '50%',
  fontSize: '11px',
  fontWeight: vars.font.bold,
  lineHeight: '16px',
  textAlign: 'center',
});
export const mark = style([badge, { ...inRow, alignSelf: 'center', pointerEvents: 'none' }]);
export const prepared = styleVariants({
  todo: { background: color.surface, color: color.ink, boxShadow: `0 0 0 1px ${color.edge}` },
  in_progress: {
    background: color.warningSoft,
    color: color.warning,
    boxShadow: `0 0 0 1px ${color.warning}`,
  },
  problem: { background: color.danger, color: color.surface },
  ready: { background: color.success, color: color.surface },
});
