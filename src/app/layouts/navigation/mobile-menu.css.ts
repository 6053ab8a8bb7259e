import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

export const dialog = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.open,
  display: 'flex',
  flexDirection: 'column',
  background: color.paper,
  color: color.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  '@media': { [media.moving]: { animation: `${slideIn} ${vars.motion.slow} ${vars.motion.ease}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '64px',
  paddingInline: `${space[20]} ${space[8]}`,
});
export const logo = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.control.small });

export const nav = style({ flex: 1, padding: `${space[24]} ${space[20]}` });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.large,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: vars.text.h2,
  fontWeight: vars.font.bold,
  letterSpacing: vars.tracking,
  textDecoration: 'none',
  selectors: { '&[aria-current=page]': { color: color.brandText } },
});
export const foot = style({
  padding: `${space[16]} ${space[12]} calc(${space[24]} + env(safe-area-inset-bottom))`,
});
