import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const good = style({ color: color.success });
export const coupon = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[16]}`,
  borderRadius: vars.radius.box,
  background: color.successSoft,
  lineHeight: vars.leading.snug,
});
export const couponRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'start',
});
export const couponApply = style({ marginBlockStart: '28px' });

export const home = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
});
export const homePhoto = style({ borderRadius: vars.radius.box, overflow: 'hidden' });
export const homeName = style({
  fontSize: vars.text.lead,
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.snug,
});
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.snug });
export const dates = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  overflow: 'hidden',
  '@media': { [media.mobile]: { gridAutoFlow: 'row' } },
});
export const date = style({
  display: 'grid',
  gap: space[4],
  padding: space[16],
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      padding: `${space[12]} ${space[16]}`,
      selectors: { '& + &': { borderInlineStart: 'none', borderBlockStart: `1px solid ${color.line}` } },
    },
  },
});
export const dateText = style({
  '@media': { [media.mobile]: { fontSize: vars.text.small } },
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  justifySelf: 'start',
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  boxShadow: vars.shadow.overlay,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.desktop]: { display: 'none' } },
});
const BAR = '64px';
const withEdge = (space: string) => `calc(${space} + env(safe-area-inset-bottom))`;
// Toasts stand above it: what is pressed next is not behind what was said. What is scrolled to stays clear of it.
globalStyle(`:root:has(.${bar})`, {
  '@media': {
    [media.belowDesktop]: { vars: { '--page-foot': '76px' }, scrollPaddingBlockEnd: withEdge('76px') },
  },
});
// The end of the footer comes out from under it.
globalStyle(`:root:has(.${bar}) > body`, {
  '@media': { [media.belowDesktop]: { paddingBlockEnd: withEdge(BAR) } },
});
export const barToggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  width: '100%',
  minHeight: BAR,
  paddingInline: space[20],
  lineHeight: vars.leading.tight,
  '@media': { [media.tablet]: { paddingInline: space[32] } },
});
export const barTotal = style({
  fontSize: vars.text.h3,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const barWords = style({ display: 'grid', textAlign: 'start', lineHeight: vars.leading.snug });
export const barNote = style({ color: color.inkSoft, fontSize: vars.text.small });
export const barMore = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  flexShrink: 0,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
