import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { stacked } from '#app/ui/data/table.css.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 180px)',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const words = style({ '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } } });
export const name = style([stacked, { fontWeight: vars.font.regular }]);
export const house = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
});
/** Stays empty if the house has no picture. */
export const picture = style({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.field,
  background: color.sunken,
});
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const partTitle = style({ fontSize: vars.text.body, scrollMarginBlockStart: '140px' });
export const legend = style({
  marginBlockEnd: space[8],
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  alignItems: 'start',
  gap: space[16],
});
export const ticks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  columnGap: space[16],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
const atFoot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: space[12],
  background: color.paper,
  '@media': { [media.print]: { position: 'static' } },
});
export const foot = style([actions, atFoot]);
// Toasts stand above it: what is pressed next is not behind what was said.
globalStyle(`:root:has(.${atFoot})`, { vars: { '--page-foot': '76px' } });
export const navigation = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` });
export const navigationLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  fontSize: vars.text.small,
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: vars.control.medium,
  paddingBlock: space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
