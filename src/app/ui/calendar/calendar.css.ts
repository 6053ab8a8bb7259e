import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

const ROW = '48px';
const CAPTION = '44px';
const WEEKDAYS = '36px';
const MONTH = '460px';

/** As high as a month of six weeks, so that neither loading nor paging moves what is below. */
export const place = style({ minHeight: `calc(${CAPTION} + ${WEEKDAYS} + 6 * ${ROW})`, minWidth: 0 });
export const waiting = style({ display: 'grid', gap: space[16] });

export const months = style({
  position: 'relative',
  display: 'flex',
  gap: space[40],
  width: '100%',
  maxWidth: `calc(2 * ${MONTH} + ${space[40]})`,
  marginInline: 'auto',
});
export const month = style({ flex: '1 1 0', minWidth: 0 });
export const single = style({});
globalStyle(`${single} ${months}`, { maxWidth: MONTH });
export const caption = style({ display: 'grid', placeItems: 'center', height: CAPTION });
export const captionLabel = style({ fontWeight: vars.font.bold, fontVariantNumeric: 'tabular-nums' });

export const nav = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});
export const navButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.round,
  pointerEvents: 'auto',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-disabled=true]': { opacity: 0.3, cursor: 'not-allowed', background: 'none' },
  },
});

export const grid = style({ width: '100%', tableLayout: 'fixed' });
export const weekday = style({
  height: WEEKDAYS,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.medium,
});
export const day = style({ height: ROW, padding: '2px 0', textAlign: 'center' });

export const dayButton = style({
  display: 'grid',
  placeContent: 'center',
  width: '44px',
  maxWidth: '100%',
  height: '44px',
  marginInline: 'auto',
  borderRadius: vars.radius.round,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.medium,
  lineHeight: '1.15',
  textAlign: 'center',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px', zIndex: 1, position: 'relative' },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    // Its cell hears the press instead and says why the day is closed: a button that is off swallows it.
    '&:disabled': { pointerEvents: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { boxShadow: `inset 0 0 0 1.5px ${color.ink}` } },
    },
  },
});
export const note = style({ fontSize: '0.6875rem', fontWeight: vars.font.regular, color: color.inkSoft });

export const taken = style({ cursor: 'not-allowed' });
globalStyle(`${taken} ${dayButton}`, {
  color: color.inkSoft,
  fontWeight: vars.font.regular,
  textDecoration: 'line-through',
  textDecorationColor: color.inkFaint,
});
/** Days that are past or too close to the arrival or the next stay. Dimmed but not struck through, because nobody has taken them. */
export const quiet = style({ cursor: 'not-allowed' });
globalStyle(`${quiet} ${dayButton}`, { color: color.inkSoft, fontWeight: vars.font.regular });

export const today = style({});
globalStyle(`${today} ${dayButton}`, {
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  fontWeight: vars.font.bold,
});

export const within = style({});
globalStyle(`.${within}`, { background: `${color.brandSoft} content-box` });
globalStyle(`.${within}:first-child`, { borderRadius: `${vars.radius.field} 0 0 ${vars.radius.field}` });
globalStyle(`.${within}:last-child`, { borderRadius: `0 ${vars.radius.field} ${vars.radius.field} 0` });
globalStyle(`${within} ${dayButton}`, {
  color: color.ink,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
});

export const end = style({});
globalStyle(`${end} ${dayButton}`, {
  background: color.brand,
  color: color.onBrand,
  fontWeight: vars.font.bold,
  textDecoration: 'none',
});
globalStyle(`${end} ${note}`, { color: color.onBrand });
export const first = style({});
export const last = style({});
export const joined = style({});
globalStyle(`.${joined}.${first}`, {
  background: `linear-gradient(to right, transparent 50%, ${color.brandSoft} 50%) content-box`,
});
globalStyle(`.${joined}.${last}`, {
  background: `linear-gradient(to left, transparent 50%, ${color.brandSoft} 50%) content-box`,
});
// The days of the months around are empty cells of this one.
globalStyle(`.${day}[data-hidden]`, { background: 'none' });

export const footer = style({
  marginBlockStart: space[12],
  minHeight: '1.5em',
  textAlign: 'center',
  color: color.inkSoft,
  fontSize: vars.text.small,
});

export const scrolling = style({});
globalStyle(`${scrolling} ${months}`, { flexDirection: 'column', flexWrap: 'nowrap', gap: space[24] });
globalStyle(`${scrolling} ${month}`, {
  flex: 'none',
  scrollMarginBlockStart: '88px',
  contentVisibility: 'auto',
  containIntrinsicSize: `auto calc(${CAPTION} + 5 * ${ROW})`,
});
/** Keeps a focused day from being hidden under the sticky head. */
globalStyle(`${scrolling} ${dayButton}`, { scrollMarginBlock: '88px 12px' });
export const scrollHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const scrollStatus = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '44px',
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const weekdays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  alignItems: 'center',
  height: WEEKDAYS,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.medium,
  textAlign: 'center',
});
