import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** The lists that wait, one below the other in two columns: beside a long one, rows would leave a hole. */
export const waiting = style({
  columns: 2,
  columnGap: space[20],
  marginBlockStart: space[20],
  '@media': { [media.mobile]: { columns: 1 } },
});
globalStyle(`${waiting} > *`, { breakInside: 'avoid', marginBlockEnd: space[20] });
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[20],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  overflow: 'hidden',
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[16]} ${space[20]}`,
  fontSize: vars.text.body,
  fontWeight: vars.font.semibold,
});
export const total = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  gap: `0 ${space[16]}`,
  padding: `${space[12]} ${space[20]}`,
  borderBlockStart: `1px solid ${color.line}`,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { 'a&:hover': { background: color.sunken } } } },
});
export const who = style({ fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const what = style({
  gridRow: 2,
  color: color.inkSoft,
  fontSize: vars.text.small,
  // Whole sentences stand here too.
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
export const fact = style({
  gridRow: '1 / span 2',
  gridColumn: 2,
  alignSelf: 'center',
  textAlign: 'end',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { gridRow: 1 } },
});
export const none = style({ padding: `0 ${space[20]} ${space[16]}`, color: color.inkSoft });
/** The way to all of a list: as high as a finger needs. */
export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.control.small });
export const calm = style({ marginBlockStart: space[20], color: color.inkSoft });
/** A way of its own below a line. */
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  marginBlockStart: `-${space[8]}`,
  paddingInline: space[20],
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const turnoverState = styleVariants({
  todo: { color: color.inkSoft },
  in_progress: { color: color.warning },
  problem: { color: color.danger },
  ready: { color: color.success },
});
