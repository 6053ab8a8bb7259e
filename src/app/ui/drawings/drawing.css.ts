import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const box = style({ display: 'block', aspectRatio: '4 / 3', color: vars.color.ink });
export const size = {
  medium: style([box, { width: '160px', maxWidth: '100%' }]),
  small: style([box, { width: '96px' }]),
  large: style([box, { width: '100%', maxWidth: '440px' }]),
};
export const svg = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });
export const area = style({ fill: vars.color.brand });
