import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const plan = style({
  display: 'block',
  width: '100%',
  maxWidth: 560,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.box,
  cursor: 'zoom-in',
});
