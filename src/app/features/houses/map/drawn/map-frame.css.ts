import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  background: color.sunken,
  cursor: 'grab',
  touchAction: 'pan-x pan-y',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' }, '&[data-whole]': { touchAction: 'none' } },
});
export const zoom = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineEnd: space[12],
  display: 'grid',
  borderRadius: vars.radius.box,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.print]: { display: 'none' } },
});
// Beside the way to the list, in the strip that what is found stays out of.
globalStyle(`[data-whole] > ${zoom}`, {
  insetBlock: `auto calc(${space[24]} + env(safe-area-inset-bottom))`,
  gridAutoFlow: 'column',
});
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.box,
});
export const sources = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  padding: `0 ${space[8]}`,
  borderRadius: `${vars.radius.field} 0 0 0`,
  background: color.paper,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
});
/** Separate blocks: as one block, the sources became a phone's largest text long after it had others to read. */
export const source = style({ display: 'inline-block' });
const come = keyframes({ from: { opacity: 0 } });
export const hint = style({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space[24],
  background: color.scrim,
  color: color.onPhoto,
  fontWeight: vars.font.semibold,
  textAlign: 'center',
  pointerEvents: 'none',
  animation: `${come} ${vars.motion.small}`,
});
