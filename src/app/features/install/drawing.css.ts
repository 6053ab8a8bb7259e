import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color } = vars;

export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: '320px',
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const screen = style({ fill: color.surface, stroke: color.edge, strokeWidth: '1.5' });
export const edge = style({ stroke: color.line, strokeWidth: '1.5' });
export const line = style({ fill: color.line, stroke: 'none' });
export const field = style({ fill: color.sunken, stroke: color.line });
export const row = style({ fill: color.surface, stroke: color.line });
export const quiet = style({ color: color.inkFaint });
/** The button to press is in the brand color, alone in its picture. */
export const target = style({ color: color.brandText });
export const ring = style({ fill: color.brandSoft, stroke: color.brand, strokeWidth: '2' });
export const written = style({ fill: color.brandText });
export const text = style({ fill: 'currentColor', fontSize: '14px', fontWeight: vars.font.semibold });
export const app = style({ fill: color.brand });
export const onApp = style({ color: color.onBrand });
