import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { fade, pass } from '../theme/motion.css.ts';
import { vars } from '../theme/theme.css.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.bar,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${vars.color.paper} 62%, transparent)`,
  color: vars.color.brandText,
  fontSize: vars.text.h2,
  animation: `${fade} ${vars.motion.small} ease-out`,
  transition: `opacity ${vars.motion.slow}`,
  pointerEvents: 'none',
});
export const leaving = style({ opacity: 0 });
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: '3px',
  overflow: 'hidden',
  background: vars.color.brandSoft,
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      background: vars.color.brand,
    },
  },
  '@media': {
    [media.moving]: { selectors: { '&::after': { animation: `${pass} 1.2s ease-in-out infinite` } } },
  },
});
