import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const width = styleVariants({
  content: { maxWidth: `calc(${vars.width.content} + 2 * ${space[40]})` },
  reading: { maxWidth: `calc(${vars.width.reading} + 2 * ${space[40]})` },
  full: {},
});
export const content = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: space[40],
  '@media': {
    [media.belowDesktop]: { paddingInline: space[32] },
    [media.mobile]: { paddingInline: space[20] },
  },
});

export const section = style({
  paddingBlock: space[80],
  '@media': { [media.mobile]: { paddingBlock: space[48] } },
});
export const tightSection = style({
  paddingBlock: space[40],
  '@media': { [media.mobile]: { paddingBlock: space[32] } },
});

export const tone = styleVariants({ paper: {}, sunken: { background: color.sunken } });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
  marginBlockEnd: space[32],
  '@media': { [media.mobile]: { marginBlockEnd: space[24] } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minWidth: 0,
  maxWidth: '44rem',
});
export const eyebrow = style({
  color: color.brandText,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const lead = style({ color: color.inkSoft, fontSize: vars.text.lead });
export const level = styleVariants({
  1: { fontSize: vars.text.h1 },
  2: { fontSize: vars.text.h2 },
  3: { fontSize: vars.text.h3 },
});
