import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';
import { parts } from '../cost.css.ts';

const { color, space } = vars;

export const beside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: space[96],
    },
  },
});
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[12]} ${space[20]} calc(${space[12]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
  '@media': {
    [media.desktop]: { display: 'none' },
    // On paper it tells the price at the end.
    [media.print]: { position: 'static' },
  },
});
// Its lines are the most in English, with dollars and the time of prices that are stored.
globalStyle(`:root:has(${bar})`, {
  '@media': { [media.belowDesktop]: { vars: { '--page-foot': '152px' } } },
});
globalStyle(`${bar} > button`, {
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { display: 'none' } },
});
export const words = style({ display: 'grid', minWidth: 0, lineHeight: vars.leading.snug });
globalStyle(`${words} > ${parts}`, { fontSize: vars.text.tiny });
// In type of twice the size they would fill half of a phone's window; the sheet has them.
globalStyle(`${words} > ${parts}`, { '@container': { [media.inLargeType(20)]: { display: 'none' } } });
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
});
export const amount = style({ fontSize: vars.text.lead, fontVariantNumeric: 'tabular-nums' });
export const problem = style({
  color: color.danger,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
});
export const dates = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
