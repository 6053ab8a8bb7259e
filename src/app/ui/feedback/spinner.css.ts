import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'block',
  width: '1.375em',
  height: '1.375em',
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // A still ring would look like decoration, so it breathes instead of turning.
    [media.still]: {
      animation: `${breathe} 2s ease-in-out infinite !important`,
      borderInlineEndColor: 'currentColor',
    },
  },
});
