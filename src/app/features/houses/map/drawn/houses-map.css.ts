import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { menu } from '../../shortlist/shortlist.css.ts';
import { vars } from '#app/ui/theme/theme.css.ts';
import { toggle } from '../map-side.css.ts';
import { zoom } from './map-frame.css.ts';

const { color, space } = vars;

export const root = style({ position: 'relative', height: '100%' });
export const notes = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[12],
  insetInline: `${space[12]} 68px`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  pointerEvents: 'none',
});
/** Below the search and its chips, which grow with the font size. */
export const belowFilters = style({ insetBlockStart: 'calc(40px + 6.25rem)' });
export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  paddingInline: space[16],
  borderRadius: vars.radius.round,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  pointerEvents: 'auto',
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
globalStyle(`${note} input`, { width: '18px', height: '18px', accentColor: color.primary });
export const button = style({ pointerEvents: 'auto' });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
export const card = style({
  position: 'absolute',
  zIndex: 3,
  width: `min(340px, 100% - ${space[16]})`,
  padding: space[12],
  borderRadius: vars.radius.box,
  background: color.surface,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.moving]: { animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}` } },
});
export const pinned = style({});
export const inSheet = style({});
// They would lie on the last lines of the sheet, or under it.
globalStyle(`:root:has(${inSheet}) :is(${toggle}, [data-whole] > ${zoom})`, { visibility: 'hidden' });
// The card of a pin lies in an overlay already, and its words are narrow.
globalStyle(`${pinned} .${menu}`, { display: 'none' });
globalStyle(`${pinned} article > :first-child`, { alignSelf: 'start' });
globalStyle(`${pinned} article`, { gridTemplateColumns: '132px minmax(0, 1fr)', gap: space[12] });
export const close = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '-28px',
  insetInlineEnd: '-4px',
  background: color.surface,
  boxShadow: vars.shadow.raised,
});
