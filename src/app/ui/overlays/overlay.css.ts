import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { fade } from '../theme/motion.css.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px) scale(0.985)' } });

export const topOffset = createVar();

export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.open,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

const scrimBase = style({ position: 'fixed', inset: 0, background: color.scrim });

export const scrim = style([
  scrimBase,
  {
    zIndex: vars.layer.scrim,
    pointerEvents: 'auto',
    cursor: 'default',
    animation: `${fade} ${vars.motion.small} ease-out`,
    transition: `opacity ${vars.motion.fast}`,
    selectors: { '[data-closing] > &': { opacity: 0 } },
  },
]);

export const sheetScrim = style([scrimBase, { zIndex: vars.layer.open }]);

const panel = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
});

export const dialog = style([
  panel,
  {
    position: 'relative',
    zIndex: vars.layer.overlay,
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 48px)',
    borderRadius: vars.radius.sheet,
    pointerEvents: 'auto',
    animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
    transition: `opacity ${vars.motion.fast}, transform ${vars.motion.fast} ${vars.motion.easeIn}`,
    selectors: { '[data-closing] > &': { opacity: 0, transform: 'translateY(8px) scale(0.99)' } },
  },
]);

export const dialogSize = styleVariants({
  small: { width: '420px' },
  medium: { width: vars.width.dialog },
  large: { width: '800px', maxHeight: '80vh' },
  full: { width: '100vw', maxWidth: '100vw', height: '100dvh', maxHeight: '100dvh', borderRadius: 0 },
});

export const sheet = style([
  panel,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.open,
    maxHeight: `calc(100dvh - ${topOffset})`,
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    pointerEvents: 'auto',
    selectors: { '&[data-state=closed]': { pointerEvents: 'none' } },
  },
]);
export const sheetTall = style({ height: `calc(100dvh - ${topOffset})` });
export const sheetFull = style({ borderRadius: 0 });
export const sheetExpanding = style({
  '@media': { [media.moving]: { transition: `max-height ${vars.motion.slow} ${vars.motion.ease}` } },
});
export const sheetResting = style({ maxHeight: `min(60dvh, 100dvh - ${topOffset})` });

export const handle = style({
  selectors: {
    '&&': {
      // A long content would squeeze it away.
      flex: 'none',
      width: '40px',
      height: '4px',
      marginBlock: `${space[8]} 0`,
      background: color.edge,
      opacity: 0.7,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  flex: 'none',
  minHeight: vars.control.large,
  padding: `${space[12]} ${space[12]} 0 ${space[24]}`,
});
export const title = style({
  fontSize: vars.text.h3,
  fontWeight: vars.font.bold,
  letterSpacing: vars.tracking,
});
export const close = style({ marginInlineStart: 'auto' });

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space[24]} ${space[24]}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
// Until the sheet is expanded a finger pulls it instead of scrolling in it.
globalStyle(`${sheetResting} ${body}`, { touchAction: 'none' });
export const bodyBare = style({ padding: 0, overflow: 'hidden', display: 'flex', flexDirection: 'column' });
/** The content of a sheet begins 20 px below its head (docs/specification.md#business-constants-and-limits). */
export const content = style({ marginBlockStart: space[20] });
export const contentBare = style({ flex: 1, minHeight: 0 });

export const foot = style({
  flex: 'none',
  padding: `${space[16]} ${space[24]} calc(${space[16]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
});
// Toasts stand above what is pressed next; on wide screens they have room beside it.
globalStyle(`:root:has(${foot})`, { '@media': { [media.mobile]: { vars: { '--page-foot': '120px' } } } });

globalStyle(`${dialogSize.full} ${head}`, {
  paddingBlockStart: `max(${space[12]}, env(safe-area-inset-top))`,
});
globalStyle(`${sheetFull} ${head}`, { paddingBlockStart: `max(${space[12]}, env(safe-area-inset-top))` });
