import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.mobile]: { gap: 0 } },
});

/** On small screens a thin line stands between two. */
export const item = style({
  '@media': {
    [media.mobile]: {
      selectors: {
        '& + &': { borderInlineStart: `1px solid ${color.line}`, paddingInlineStart: space[12], marginInlineStart: space[12] },
      },
    },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
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
