import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[24] });
export const consent = style({
  padding: `${space[8]} ${space[16]}`,
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const legal = style({ color: color.inkSoft, fontSize: vars.text.small });
