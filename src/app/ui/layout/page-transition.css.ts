import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const enter = style({
  '@media': {
    [media.moving]: { animation: `${arrive} ${vars.motion.page} ${vars.motion.ease}` },
  },
});
