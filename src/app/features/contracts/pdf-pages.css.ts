import { style } from '@vanilla-extract/css';
import { lightColors } from '#app/ui/theme/palette.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const views = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const frame = style({
  display: 'grid',
  gap: space[8],
  padding: space[8],
  borderRadius: vars.radius.box,
  background: color.sunken,
  border: `1px solid ${color.line}`,
});
export const scroll = style({
  overflow: 'auto',
  maxHeight: 'min(72dvh, 880px)',
  borderRadius: vars.radius.field,
  overscrollBehavior: 'contain',
});
export const pages = style({ display: 'grid', gap: space[8], minWidth: 0 });
/** Paper is white in both themes. */
export const page = style({ position: 'relative', background: lightColors.surface, overflow: 'hidden' });
export const canvas = style({ width: '100%', height: '100%' });
export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  padding: `${space[48]} ${space[20]}`,
  color: color.inkSoft,
  textAlign: 'center',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingInlineStart: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
});
export const zoom = style({
  position: 'sticky',
  insetBlockEnd: space[8],
  insetInlineStart: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[8],
  height: 0,
  paddingInlineEnd: space[8],
  translate: '0 -52px',
});
