import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.field,
  background: vars.color.line,
  '@media': { [media.moving]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
});
export const lines = style({ display: 'grid', gap: vars.space[8] });
