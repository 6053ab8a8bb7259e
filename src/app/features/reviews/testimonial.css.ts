import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const figure = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[20],
  paddingBlockStart: space[20],
  borderBlockStart: `2px solid ${color.brand}`,
});
export const words = style({
  fontSize: vars.text.lead,
  lineHeight: vars.leading.body,
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
});
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});
export const where = style({ color: color.inkSoft, fontSize: vars.text.small });
