import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
});
export const tools = style([row, { marginBlockStart: space[8] }]);
export const link = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
