import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minWidth: 0,
});
/** Above the link that covers the card, so that photos can be swiped. */
export const photos = style({
  position: 'relative',
  zIndex: 1,
  overflow: 'hidden',
  borderRadius: vars.radius.box,
});
export const words = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
});
export const name = style({
  fontSize: vars.text.lead,
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking,
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: { color: color.brandText } } } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  color: color.inkSoft,
  fontSize: vars.text.small,
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const note = style({
  marginBlockStart: space[4],
  color: color.brandText,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const prices = style({
  display: 'grid',
  marginBlockStart: space[8],
  fontVariantNumeric: 'tabular-nums',
});
export const month = style({ color: color.inkSoft, fontSize: vars.text.small });
export const amount = style({ color: color.ink, fontSize: vars.text.lead, fontWeight: vars.font.bold });
export const stay = style({ color: color.inkSoft, fontSize: vars.text.small });
export const total = style({ color: color.ink, fontWeight: vars.font.semibold });
