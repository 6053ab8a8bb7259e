import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
});
