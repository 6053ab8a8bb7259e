import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space, motion } = vars;

/** Height of the bar below 1250 px, in pixels; `WIDE_BAR_PX` applies from 1250 px. Screens that begin under the bar reserve the same height. */
export const BAR_PX = 64;
export const WIDE_BAR_PX = 80;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.bar,
  color: color.ink,
  background: color.paper,
  borderBlockEnd: '1px solid transparent',
  transition: `background-color ${motion.small}, border-color ${motion.small}, color ${motion.small}`,
  selectors: {
    '&[data-active]': { background: color.surface, borderBlockEndColor: color.line },
    // The photos under a bar are light in both themes.
    '&[data-over-photo]': { background: 'transparent', color: color.onBrand },
  },
  '@media': { [media.menu]: { position: 'fixed' }, [media.print]: { position: 'static' } },
});

export const floating = style({
  '@media': { [media.belowMenu]: { marginBlockEnd: `${-BAR_PX - 1}px` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: `${BAR_PX}px`,
  paddingInline: `${space[20]} ${space[8]}`,
  transition: `min-height ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.menu]: {
      gap: space[24],
      minHeight: `${WIDE_BAR_PX}px`,
      paddingInline: space[40],
      selectors: { [`${header}[data-active] &`]: { minHeight: `${BAR_PX}px` } },
    },
  },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  marginInlineEnd: 'auto',
});
/** Prints only the logo. */
globalStyle(`${row} > :not(${logo})`, { '@media': { [media.print]: { display: 'none' } } });
export const mark = style({
  transformOrigin: 'left center',
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { [`${header}[data-active] &`]: { transform: 'scale(0.78)' } },
});

export const wideOnly = style({ '@media': { [media.belowMenu]: { display: 'none' } } });
export const opener = style({ selectors: { '&&': { '@media': { [media.menu]: { display: 'none' } } } } });

export const entries = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  paddingInline: space[16],
  borderRadius: vars.radius.round,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&[aria-current=page]': { fontWeight: vars.font.bold, color: color.brandText },
    [`${header}[data-over-photo] &[aria-current=page]`]: { color: 'inherit' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: `color-mix(in srgb, currentColor 8%, transparent)` } },
    },
  },
});
