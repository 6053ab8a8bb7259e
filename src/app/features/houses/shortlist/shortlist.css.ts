import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** Over the photo of a card, so that nothing moves when it loads. */
export const cardTools = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInline: space[12],
  display: 'flex',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
});
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.control.small,
  paddingInline: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  pointerEvents: 'auto',
  selectors: { '&[aria-pressed=true]': { background: color.primary, color: color.onPrimary } },
});
export const heart = style({
  pointerEvents: 'auto',
  selectors: { '&[aria-pressed=true]': { color: color.brandText } },
});
export const menu = style({});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const bar = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: space[16],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifySelf: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[20]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sheet,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  fontWeight: vars.font.semibold,
});
// Toasts stand above it: what is pressed next is not behind what was said.
globalStyle(`:root:has(.${bar})`, { vars: { '--page-foot': '76px' } });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
});
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  paddingBlock: `${space[40]} ${space[96]}`,
});
export const similar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(220px, 75%), 1fr)',
  gap: space[24],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
});
export const belowList = style({ textAlign: 'center' });
