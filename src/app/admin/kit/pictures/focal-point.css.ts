import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const shown = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  maxWidth: '480px',
  padding: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  background: color.sunken,
});
export const image = style({ display: 'block', width: '100%', height: 'auto' });
export const point = style({
  position: 'absolute',
  width: '28px',
  height: '28px',
  translate: '-50% -50%',
  borderRadius: '50%',
  border: `3px solid ${color.onPhoto}`,
  boxShadow: `0 0 0 2px ${color.veil}`,
  pointerEvents: 'none',
});
export const cut = style({
  width: '100%',
  maxWidth: '240px',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.field,
});
export const slider = style({ width: '100%', minHeight: vars.control.small, accentColor: color.brand });
export const sliders = style({ display: 'grid', gap: space[8], width: '100%' });
