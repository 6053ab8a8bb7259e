import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({ '@media': { [media.mobile]: { overflow: 'hidden' } } });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.mobile]: { gap: 0, marginInlineStart: `-${space[20]}` } },
});

export const item = style({
  '@media': {
    [media.mobile]: {
      borderInlineStart: `1px solid ${color.line}`,
      marginInlineStart: '-1px',
      paddingInline: space[20],
    },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  textDecoration: 'none',
  '@media': {
    [media.tablet]: {
      paddingInline: space[16],
      border: `1px solid ${color.edge}`,
      borderRadius: vars.radius.round,
    },
    [media.hover]: { selectors: { '&:hover': { color: color.brandText, borderColor: 'currentColor' } } },
  },
});
