import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  // A row of a grid holds what is in it: nothing could stay at its end.
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  maxHeight: `calc(100dvh - ${space[128]})`,
  overflowY: 'auto',
  padding: `${space[24]} ${space[24]} ${space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sheet,
  background: color.surface,
  boxShadow: vars.shadow.raised,
});
export const month = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const amount = style({ color: color.ink, fontSize: vars.text.h3, fontWeight: vars.font.bold });
export const costs = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[12],
});
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: space[12],
  marginBlockStart: `calc(-1 * ${space[12]})`,
  background: color.surface,
  selectors: { '&:not(:last-child)': { marginBlockEnd: `calc(-1 * ${space[12]})` } },
});
export const act = style({ display: 'grid', gap: space[8] });
export const note = style({ color: color.inkSoft, fontSize: vars.text.small, textAlign: 'center' });
