import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const label = style({
  position: 'absolute',
  insetBlockEnd: 0,
  boxSizing: 'border-box',
  overflow: 'hidden',
  paddingInline: space[4],
  color: color.danger,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.medium,
  lineHeight: '1.25rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const list = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
