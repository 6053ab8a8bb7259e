import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const box = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  paddingBlock: vars.space[96],
});
export const text = style({ color: vars.color.inkSoft, fontSize: vars.text.lead });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  width: '100%',
  marginBlockStart: vars.space[16],
});
