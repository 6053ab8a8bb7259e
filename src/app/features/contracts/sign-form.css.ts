import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[24] });
export const part = style({ fontSize: vars.text.lead });
export const consent = style({
  padding: `${space[8]} ${space[16]}`,
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const legal = style({ color: color.inkSoft, fontSize: vars.text.small });
export const sent = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.success,
  fontWeight: vars.font.semibold,
});
export const decline = style({ display: 'grid', gap: space[20] });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: space[12],
});
