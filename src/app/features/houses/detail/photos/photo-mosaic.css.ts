import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const root = style({
  position: 'relative',
  '@media': { [media.desktop]: { overflow: 'hidden', borderRadius: vars.radius.sheet } },
});
export const photos = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '2fr 1fr',
      gridAutoRows: 'minmax(0, 1fr)',
      gap: space[8],
      overflow: 'hidden',
      height: 'clamp(320px, 30vw, 440px)',
    },
  },
});
export const item = style({
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  aspectRatio: '4 / 3',
  '@media': { [media.desktop]: { aspectRatio: 'auto', minHeight: 0 } },
});
export const open = style({
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
export const photo = style({
  height: '100%',
  transition: `filter ${vars.motion.small}`,
  '@media': { [media.hover]: { selectors: { [`${open}:hover &`]: { filter: 'brightness(0.92)' } } } },
});

// Grid areas by number of photos; the sixth and later ones are in the lightbox only.
const desktop = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.desktop]: rule } });
desktop(`${photos}[data-count="1"]`, { gridTemplateColumns: '1fr' });
desktop(`${photos}[data-count="2"]`, { gridTemplateColumns: '3fr 2fr' });
desktop(`${photos}:is([data-count="3"], [data-count="4"]) ${item}:first-child`, { gridRow: 'span 2' });
desktop(`${photos}[data-count="4"] ${item}:nth-child(n + 4)`, { display: 'none' });
desktop(`${photos}[data-count="5"]`, { gridTemplateColumns: '2fr 1fr 1fr' });
desktop(`${photos}[data-count="5"] ${item}:first-child`, { gridRow: 'span 2' });
desktop(`${photos}[data-count="5"] ${item}:nth-child(n + 6)`, { display: 'none' });

export const all = style({
  position: 'absolute',
  insetInlineEnd: space[16],
  insetBlockEnd: space[16],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  paddingInline: space[16],
  borderRadius: vars.radius.round,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { background: color.sunken } },
});
