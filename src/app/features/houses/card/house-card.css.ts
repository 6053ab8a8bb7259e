import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  minWidth: 0,
});
/** Above the link that covers the card, so that photos can be swiped. */
export const photos = style({
  position: 'relative',
  zIndex: 1,
  overflow: 'hidden',
  borderRadius: vars.radius.box,
});
export const words = style({ position: 'relative', display: 'grid', gap: space[4], minWidth: 0 });
/** Above the link that covers the card, at the end of its first line, which keeps the room of what comes late. */
export const menu = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `-${space[8]}`,
  insetInlineEnd: `-${space[12]}`,
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  paddingInlineEnd: space[32],
});
export const name = style({
  fontSize: vars.text.lead,
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking,
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: { color: color.brandText } } } },
});
export const price = style({ display: 'grid', color: color.inkSoft, fontSize: vars.text.small });
export const amount = style({ color: color.ink, fontSize: vars.text.lead, fontWeight: vars.font.bold });
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ color: color.brandText, fontWeight: vars.font.semibold });
export const total = style({ color: color.ink, fontWeight: vars.font.semibold });
