import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const figure = style({ display: 'grid', gap: vars.space[8], margin: 0 });
export const box = style({ height: '320px', overflow: 'hidden', borderRadius: vars.radius.box });
export const caption = style({ color: vars.color.inkSoft, fontSize: vars.text.small });
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  marginBlockEnd: vars.space[8],
  color: vars.color.ink,
});
