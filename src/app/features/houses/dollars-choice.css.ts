import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const choice = style({
  minHeight: vars.control.small,
  paddingInline: vars.space[16],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed=true]': {
      borderColor: vars.color.brand,
      background: vars.color.brandSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
  },
});
