import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space, motion } = vars;

/** Fades out at an edge where more content follows. */
const fade = (width: string) => `linear-gradient(to right, black calc(100% - ${width}), transparent)`;
const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.8)' } });

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  // Layer 20, padding 20 (docs/specification.md#business-constants-and-limits).
  zIndex: vars.layer.bar,
  background: 'transparent',
  borderBlockEnd: '1px solid transparent',
  transition: `background-color ${motion.small}, border-color ${motion.small}`,
  selectors: {
    '&[data-background=white]': { background: color.surface, borderBlockEndColor: color.line },
    // Rows that scroll under a clear bar are blurred, so that the bar's own words can be read.
    '&[data-background=clear]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backdropFilter: 'blur(24px)',
    },
  },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  padding: space[20],
  '@media': { [media.desktop]: { flexWrap: 'nowrap' } },
});
export const logo = style({
  '@media': { [media.moving]: { animation: `${appear} ${motion.small} ${motion.ease}` } },
});
export const title = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  marginInlineEnd: 'auto',
  fontWeight: vars.font.bold,
  textDecoration: 'none',
});
export const nav = style({
  minWidth: 0,
  '@media': {
    // A narrow desk has no room for all of them: the rest is a scroll away.
    [media.desktop]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      WebkitMaskImage: fade(space[24]),
      maskImage: fade(space[24]),
    },
    // A second line on phones, which scrolls to both edges of the screen and fades out where more follows.
    [media.belowDesktop]: {
      order: 1,
      flexBasis: `calc(100% + 2 * ${space[20]})`,
      overflowX: 'auto',
      marginInline: `-${space[20]}`,
      scrollPaddingInline: space[40],
      WebkitMaskImage: fade(space[40]),
      maskImage: fade(space[40]),
    },
  },
});
export const entries = style({
  display: 'flex',
  width: 'max-content',
  '@media': {
    [media.desktop]: { paddingInlineEnd: space[16] },
    [media.belowDesktop]: { paddingInline: `${space[8]} ${space[40]}` },
  },
});
export const tools = style({ display: 'flex', flexShrink: 0, alignItems: 'center' });
/** Placed below the bar when the entries and the box do not fit in one row. It appears without moving anything. */
export const box = style({
  flexShrink: 0,
  width: '280px',
  '@media': {
    [media.belowVast]: {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      width: 'auto',
      padding: `${space[8]} ${space[20]}`,
      background: color.surface,
      borderBlock: `1px solid ${color.line}`,
    },
  },
});
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  paddingInline: space[12],
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // A point less on either side, so that all entries fit at 1440 px beside the compact logo, in English too.
  '@media': { [media.desktop]: { paddingInline: `calc(${space[8]} - 1px)` } },
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current=page]': { fontWeight: vars.font.bold, color: color.brandText },
  },
});
export const main = style({ outline: 'none', minHeight: '100dvh' });
