import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[40]} ${space[24]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { rowGap: space[48] },
    [media.vast]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
globalStyle(`${grid} > [data-hot] h2`, { color: color.brandText });
export const skeleton = style({ display: 'grid', gap: space[12], alignContent: 'start' });
export const head = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const count = style({
  marginInlineEnd: 'auto',
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const sort = style({ flex: '0 1 11rem', minWidth: 0 });

export const nearHeading = style({ marginBlockEnd: space[24] });
export const near = style({ display: 'grid', gap: space[16], alignContent: 'space-between' });

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[4],
});
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.round,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current=page]': { background: color.primary, color: color.onPrimary },
  },
});
