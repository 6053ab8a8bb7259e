import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const line = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
/** Breaks between its parts alone. */
export const parts = style([line, { display: 'flex', flexWrap: 'wrap', columnGap: '0.35em' }]);
export const part = style({ minWidth: 0 });
/** An amount in won, and at the other end of its row the room for dollars. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});
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
export const dollars = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
});
