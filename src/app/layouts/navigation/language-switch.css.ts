import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const group = style({ display: 'inline-flex', alignItems: 'center' });

export const choice = style({
  position: 'relative',
  minWidth: vars.control.small,
  minHeight: vars.control.small,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  textAlign: 'center',
  selectors: {
    '&[aria-pressed=true]': {
      fontWeight: vars.font.bold,
      textDecoration: 'underline',
      textUnderlineOffset: '0.35em',
      textDecorationThickness: '2px',
    },
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '15px',
      width: '1px',
      background: 'currentColor',
      opacity: 0.4,
    },
  },
});
