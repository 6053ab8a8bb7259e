import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const link = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  marginBlockStart: vars.space[8],
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
});
