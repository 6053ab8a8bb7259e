import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const holder = style({ position: 'relative' });
export const tools = style({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineEnd: '1px',
  // Over the links of the rows.
  zIndex: 1,
  display: 'flex',
  borderStartEndRadius: vars.radius.box,
  background: color.sunken,
  color: color.inkSoft,
  '@media': {
    [media.mobile]: {
      position: 'static',
      justifyContent: 'flex-end',
      marginBlockEnd: space[4],
      background: 'none',
    },
    [media.print]: { display: 'none' },
  },
});
export const tool = style({ '@media': { [media.tablet]: { height: '2.5rem', width: '2.5rem' } } });
/** Hidden on phones, because cards have no row height. */
export const rowsTool = style([
  tool,
  {
    selectors: { '&[aria-pressed=true]': { color: color.brandText } },
    '@media': { [media.mobile]: { display: 'none' } },
  },
]);
export const lead = style({
  marginBlockEnd: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
