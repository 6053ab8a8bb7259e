import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { fade } from '#app/ui/theme/motion.css.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, motion, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[64],
  paddingBlock: space[48],
  '@media': { [media.mobile]: { gap: space[40], paddingBlock: space[24] } },
});
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: space[48],
  alignItems: 'center',
  padding: space[64],
  borderRadius: vars.radius.sheet,
  background: color.brandSoft,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32], padding: space[40] },
    [media.mobile]: { padding: space[24] },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
});
export const title = style({
  fontSize: vars.text.display,
  textWrap: 'balance',
  // One size above the scale, for the one moment of a booking.
  '@media': { [media.wide]: { fontSize: `calc(${vars.text.display} * 4 / 3)` } },
});
export const lead = style({ fontSize: vars.text.lead });
export const soft = style({ color: color.inkSoft });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginBlockStart: space[8],
});
export const window = style({
  width: '100%',
  maxWidth: '440px',
  aspectRatio: '4 / 3',
  marginInline: 'auto',
  color: color.ink,
  // A phone shows the window before the words below it are scrolled to.
  '@media': { [media.belowDesktop]: { maxWidth: '240px', order: -1, marginInline: 0 } },
});
export const light = style({
  '@media': {
    [media.moving]: { animation: `${fade} ${motion.page} ${motion.ease} ${motion.page} backwards` },
  },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[48],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] } },
});
export const photo = style({ borderRadius: vars.radius.sheet, overflow: 'hidden' });
export const parents = style([columns]);
export const letter = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: space[24],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  overflowWrap: 'break-word',
});
