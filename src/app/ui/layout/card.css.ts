import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const card = style({
  position: 'relative',
  borderRadius: vars.radius.box,
  color: color.ink,
  minWidth: 0,
});
export const look = styleVariants({
  outlined: { background: color.surface, border: `1px solid ${color.line}` },
  raised: { background: color.surface, boxShadow: vars.shadow.raised },
  sunken: { background: color.sunken },
  brand: { background: color.brandSoft },
});
export const pad = styleVariants({
  none: { overflow: 'hidden' },
  medium: { padding: space[20] },
  large: {
    padding: space[32],
    borderRadius: vars.radius.sheet,
    '@media': { [media.mobile]: { padding: space[24] } },
  },
});
export const hoverable = style({
  transition: `box-shadow ${vars.motion.small}, transform ${vars.motion.small} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { boxShadow: vars.shadow.raised, transform: 'translateY(-2px)' } },
    },
  },
});
export const cardLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.box },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.brand}`, outlineOffset: '2px' },
  },
});
