import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { darkColors, darkShadows, lightColors, lightShadows } from './palette.ts';
import { media } from './media.ts';

const named = (colors: typeof lightColors | typeof darkColors) => ({ ...colors });

const color = createGlobalThemeContract(named(lightColors), (_value, path) => `c-${path.join('-')}`);
const shadow = createGlobalThemeContract({ ...lightShadows }, (_value, path) => `s-${path.join('-')}`);
const text = createGlobalThemeContract(
  { display: '', h1: '', h2: '', h3: '', lead: '', body: '', small: '', tiny: '' },
  (_value, path) => `t-${path.join('-')}`,
);

const scale = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
  48: '3rem',
} as const;

const spread = {
  display: scale[48],
  h1: scale[36],
  h2: scale[28],
  h3: scale[22],
  lead: scale[18],
  body: scale[16],
  small: scale[14],
  tiny: scale[12],
};

createGlobalTheme(':root', color, named(lightColors));
createGlobalTheme(':root', shadow, { ...lightShadows });
createGlobalTheme(':root', text, spread);

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    [media.dark]: {
      vars: { ...assignVars(color, named(darkColors)), ...assignVars(shadow, { ...darkShadows }) },
    },
    // Headings step down one size on phones; body text stays at 16 px so that iOS does not zoom into fields.
    [media.mobile]: {
      vars: {
        [text.display]: scale[36],
        [text.h1]: scale[28],
        [text.h2]: scale[22],
        [text.h3]: scale[18],
        [text.lead]: scale[16],
      },
    },
  },
});

/**
 * Design tokens. Colors, shadows and type sizes are CSS variables because the theme or the width changes them; the rest are plain values. Space is
 * keyed by pixels: `vars.space[16]`.
 */
export const vars = {
  color,
  shadow,
  text,
  space: {
    0: '0',
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    28: '28px',
    32: '32px',
    40: '40px',
    48: '48px',
    56: '56px',
    64: '64px',
    80: '80px',
    96: '96px',
    128: '128px',
  },
  /** `field` 8 px, `box` 14 px (buttons, cards), `inner` for boxes 4 px inside a box, `sheet` 24 px (sheets, heroes). */
  radius: { small: '4px', field: '8px', inner: '10px', box: '14px', sheet: '24px', round: '999px' },
  font: {
    regular: '400',
    medium: '500',
    semibold: '600',
    bold: '700',
  },
  leading: { tight: '1.2', snug: '1.4', body: '1.6' },
  tracking: '-0.02em',
  /** Heights of touch targets: 44 px is the minimum, 60 px the primary button. */
  control: { small: '44px', medium: '52px', large: '60px' },
  width: { content: '1200px', reading: '680px', dialog: '520px', toast: '500px' },
  motion: {
    fast: '160ms',
    small: '200ms',
    slow: '240ms',
    page: '600ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    easeIn: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
  },
  /** `bar` is for the top bars. Overlays are at `scrim` and `overlay`, and at `open` while open. */
  layer: { scrim: '2', overlay: '3', bar: '20', open: '100', toast: '200', skipLink: '300' },
  /** Colors of the Seoul subway lines. The number on them is white and at least 18.66 px bold. */
  subway: { 1: '#0052A4', 2: '#00A84D', 6: '#CD7C2F' },
} as const;
