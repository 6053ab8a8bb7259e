import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const problem = style({
  justifySelf: 'stretch',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.field,
  background: color.dangerSoft,
  color: color.danger,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
