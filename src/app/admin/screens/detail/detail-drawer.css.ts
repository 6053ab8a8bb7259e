import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** Stays beside the page, which remains usable; above the sticky bar and below dialogs. */
export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.open,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  width: 'min(35rem, 60vw)',
  borderInlineStart: `1px solid ${color.line}`,
  background: color.paper,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.belowDesktop]: { width: '100vw' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  padding: `${space[20]} ${space[20]} 0`,
  // Keeps what has the focus clear of the actions.
  scrollPaddingBlockEnd: '7rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
