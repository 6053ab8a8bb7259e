import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gap: space[20],
  maxHeight: `calc(100dvh - ${space[128]})`,
  overflowY: 'auto',
  padding: space[24],
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
export const dollars = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
});
export const act = style({ display: 'grid', gap: space[8] });
export const note = style({ color: color.inkSoft, fontSize: vars.text.small, textAlign: 'center' });
