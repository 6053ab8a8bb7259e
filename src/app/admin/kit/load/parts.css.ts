import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const subtitle = style({ fontSize: vars.text.small, fontWeight: vars.font.semibold });
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minHeight: vars.control.small,
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.line}`,
});
export const main = style({ display: 'grid', gap: space[4], flex: '1 1 260px', minWidth: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[16],
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const warning = style([
  section,
  {
    padding: space[16],
    border: `1px solid ${color.danger}`,
    borderRadius: vars.radius.box,
    background: color.dangerSoft,
    color: color.ink,
  },
]);
