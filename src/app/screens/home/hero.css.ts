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
      '@media': {
        [media.desktop]: {
          background: `linear-gradient(90deg, ${wash(72)} 0%, ${wash(58)} 32%, ${wash(0)} 66%)`,
        },
      },
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
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'start',
  paddingBlock: `${space[96]} ${space[32]}`,
  '@media': {
    [media.mobile]: { alignItems: 'end' },
    [media.tablet]: {
      gridTemplateRows: 'auto',
      alignContent: 'center',
      paddingBlock: `${space[64]} ${space[128]}`,
    },
    // The lead stands above the sill of the window, which a wider photo has higher up.
    [media.menu]: { paddingBlockEnd: '14rem' },
    [media.vast]: { paddingBlockEnd: '19rem' },
  },
});
export const line = style({
  fontSize: vars.text.display,
  letterSpacing: '-0.035em',
  lineHeight: 1.14,
  '@media': { [media.mobile]: { alignSelf: 'start' }, [media.desktop]: { fontSize: '4rem' } },
});
globalStyle(`${line} > span`, { display: 'block' });
export const lead = style({
  maxWidth: '34rem',
  marginBlock: `${space[16]} ${space[40]}`,
  fontSize: vars.text.lead,
  fontWeight: vars.font.medium,
  '@media': { [media.mobile]: { alignSelf: 'start' }, [media.menu]: { maxWidth: '44rem' } },
});
