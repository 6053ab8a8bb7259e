import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;

export const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.round,
  color: 'inherit',
  transition: `background-color ${vars.motion.fast}, scale ${vars.motion.fast}`,
  selectors: {
    '&:active:not([aria-disabled=true])': { scale: '0.94' },
    '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.4 },
  },
});

const pressable = '&:hover:not([aria-disabled=true])';

export const variant = styleVariants({
  plain: { selectors: { [pressable]: { background: color.sunken } } },
  outlined: {
    border: `1px solid ${color.edge}`,
    selectors: { [pressable]: { background: color.sunken, borderColor: color.ink } },
  },
  raised: {
    background: color.surface,
    color: color.ink,
    boxShadow: vars.shadow.raised,
    border: `1px solid ${color.line}`,
    selectors: { [pressable]: { background: color.sunken } },
  },
  onPhoto: {
    background: color.veil,
    color: color.onPhoto,
    backdropFilter: 'blur(6px)',
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
});
