import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.line}`,
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: vars.control.medium,
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: '2px solid transparent',
  color: color.inkSoft,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  // Four of them fit a phone.
  '@media': { [media.mobile]: { gap: space[4], paddingInline: space[8], fontSize: vars.text.small } },
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected=true], &[aria-current=page], &[data-status=active]': {
      color: color.ink,
      borderBlockEndColor: color.brand,
    },
  },
});
export const count = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const panel = style({ paddingBlockStart: space[24] });
