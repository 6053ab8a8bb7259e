import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const steps = style({ display: 'grid', marginBlock: `-${space[8]}` });
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '60px',
  paddingBlock: space[8],
  cursor: 'pointer',
  lineHeight: vars.leading.snug,
  // A step that is reached by key does not hide behind the bar.
  scrollMarginBlockEnd: '148px',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${color.line}` },
    '&[data-done]': { color: color.inkSoft },
  },
});
/** Lies over the check mark, so that touch, keyboard and screen readers reach the real checkbox. */
export const box = style({
  position: 'absolute',
  width: '30px',
  height: '30px',
  opacity: 0,
  cursor: 'inherit',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '30px',
  height: '30px',
  border: `2px solid ${color.edge}`,
  borderRadius: '50%',
  color: 'transparent',
  selectors: {
    [`${box}:checked + &`]: { borderColor: color.success, background: color.success, color: color.surface },
    [`${box}:focus-visible + &`]: { outline: `2px solid ${color.brand}`, outlineOffset: '2px' },
  },
});
export const note = style({ display: 'grid', gap: space[12] });
export const save = style({ justifySelf: 'start' });
export const form = style({ display: 'grid', gap: space[20] });
/** Height of the bar at the bottom of a phone's screen. */
const BAR_SPACE = '132px';
export const barPlace = style({ '@media': { [media.belowDesktop]: { paddingBlockEnd: BAR_SPACE } } });
export const both = style({ '@media': { [media.desktop]: { marginBlockEnd: space[16] } } });
// An element that takes the focus does not hide behind the bar.
globalStyle(`${both} *`, { scrollMarginBlockEnd: '148px' });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[8],
  '@media': {
    [media.belowDesktop]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 1,
      padding: `${space[12]} ${space[20]} max(${space[12]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${color.line}`,
      background: color.paper,
    },
  },
});
// Toasts stand above it: what is pressed next is not behind what was said.
globalStyle(`:root:has(.${bar})`, {
  '@media': { [media.belowDesktop]: { vars: { '--page-foot': BAR_SPACE } } },
});
export const alone = style({ gridColumn: '1 / -1' });
globalStyle(`${bar} > span`, { gridColumn: '1 / -1', textAlign: 'center' });
