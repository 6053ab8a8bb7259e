import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const asOf = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space[12] } },
});
