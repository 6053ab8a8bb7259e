import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** The photo is a light room in both themes, so its text stays dark on a light gradient. */
const wash = (strength: number) => `color-mix(in srgb, ${color.onPhoto} ${strength}%, transparent)`;

export const hero = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  color: color.onBrand,
  minHeight: 'min(88svh, 720px)',
  '@media': {
    [media.tablet]: { minHeight: 'min(92svh, 760px)' },
    // Extends behind the 80 px of the top bar.
    [media.menu]: {
      minHeight: 'min(100svh, 860px)',
      marginBlockStart: `-${space[80]}`,
      paddingBlockStart: space[80],
    },
  },
});
export const photo = style({
  selectors: {
    '&&': { position: 'absolute', inset: 0 },
    '&&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(180deg, ${wash(88)} 0%, ${wash(72)} 34%, ${wash(0)} 64%)`,
      '@media': { [media.tablet]: { display: 'none' } },
    },
  },
});
/** Preview of the upright photo in 6 × 10 pixels, for phones, which wait longest. Inlined in CSS so that the first view needs no script for it. */
const likeness = 'data:image/webp;base64,UklGRioAAABXRUJQVlA4IB4AAABwAQCdASoGAAoAD8DOJZgCsAFAAAD+3aT4ldjkYAA';
globalStyle(`${photo} img`, {
  objectPosition: '50% 100%',
  '@media': { [media.mobile]: { backgroundImage: `url(${likeness})` } },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: space[24],
  justifyItems: 'start',
  paddingBlock: `${space[80]} ${space[32]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      paddingBlock: space[64],
    },
  },
});
/** On phones on the calm upper part of the photo, else on paper, so that no line crosses an edge in the picture. */
export const panel = style({
  '@media': {
    [media.tablet]: {
      maxWidth: '640px',
      padding: space[40],
      borderRadius: vars.radius.sheet,
      background: color.paper,
      color: color.ink,
    },
  },
});
export const line = style({
  fontSize: vars.text.h1,
  letterSpacing: '-0.035em',
  lineHeight: 1.16,
  '@media': { [media.tablet]: { fontSize: vars.text.display } },
});
globalStyle(`${line} > span`, { display: 'block' });
export const lead = style({
  marginBlockStart: space[12],
  fontWeight: vars.font.medium,
  '@media': { [media.tablet]: { fontSize: vars.text.lead } },
});
export const safe = style({
  display: 'grid',
  marginBlockStart: space[4],
  fontWeight: vars.font.medium,
  fontVariantNumeric: 'tabular-nums',
});
