import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[20],
  '@media': {
    [media.tabletOnly]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${columns} > [data-part=waiting]`, {
  '@media': { [media.tabletOnly]: { gridColumn: '1 / -1' } },
});
globalStyle(`${columns} > [data-off]`, { '@media': { [media.mobile]: { display: 'none' } } });
export const choice = style({ '@media': { [media.tablet]: { display: 'none' } } });
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
  padding: `${space[12]} ${space[20]}`,
  fontSize: vars.text.body,
  fontWeight: vars.font.semibold,
});
export const groupHead = style([
  head,
  {
    paddingBlock: space[8],
    borderBlockStart: `1px solid ${color.line}`,
    background: color.sunken,
    color: color.inkSoft,
    fontSize: vars.text.small,
  },
]);
export const total = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  gap: `0 ${space[16]}`,
  alignContent: 'center',
  minHeight: vars.control.small,
  padding: `${space[8]} ${space[20]}`,
  borderBlockStart: `1px solid ${color.line}`,
  color: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { 'a&:hover': { background: color.sunken } } } },
});
// A list without a head above it has its own edge there.
globalStyle(`${list} > li:first-child > ${row}`, { borderBlockStart: 0 });
export const who = style({ fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const what = style({
  gridRow: 2,
  color: color.inkSoft,
  // Whole sentences stand here too.
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
export const fact = style({
  gridColumn: 2,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const action = style({
  gridColumn: 2,
  gridRow: 2,
  textAlign: 'end',
  color: color.brandText,
  fontWeight: vars.font.semibold,
  '@media': { [media.mobile]: { gridColumn: '1 / -1', gridRow: 3, textAlign: 'start' } },
});
export const none = style({
  padding: `0 ${space[20]} ${space[12]}`,
  color: color.inkSoft,
  fontSize: vars.text.small,
});
export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.control.small });
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  marginBlockStart: `-${space[8]}`,
  paddingInline: space[20],
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const below = style({
  marginBlockStart: `-${space[8]}`,
  paddingInline: space[4],
  paddingBlockEnd: space[4],
});
export const turnoverState = styleVariants({
  todo: { color: color.inkSoft },
  in_progress: { color: color.warning },
  problem: { color: color.danger },
  ready: { color: color.success },
});
