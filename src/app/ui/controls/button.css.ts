import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.box,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  // A word of a label is broken only where it is wider than the line: beside it the button does not shrink to less.
  overflowWrap: 'break-word',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}, scale ${vars.motion.fast}`,
  selectors: {
    '&:active:not([aria-disabled=true])': { scale: '0.985' },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

export const size = styleVariants({
  small: { minHeight: vars.control.small, padding: `${space[4]} ${space[16]}`, fontSize: vars.text.small },
  medium: { minHeight: vars.control.medium, padding: `${space[8]} ${space[20]}` },
  large: { minHeight: vars.control.large, padding: `${space[8]} ${space[28]}`, fontSize: vars.text.lead },
});

const pressable = '&:hover:not([aria-disabled=true])';
const off = '&[aria-disabled=true]:not([aria-busy=true])';

export const variant = styleVariants({
  primary: {
    background: color.primary,
    color: color.onPrimary,
    selectors: {
      [pressable]: { background: color.primaryHover },
      [off]: { background: color.line, color: color.inkSoft },
    },
  },
  brand: {
    background: color.brand,
    color: color.onBrand,
    selectors: {
      [pressable]: { background: color.brandHover },
      [off]: { background: color.line, color: color.inkSoft },
    },
  },
  secondary: {
    background: color.surface,
    borderColor: color.edge,
    color: color.ink,
    selectors: {
      [pressable]: { borderColor: color.ink, background: color.sunken },
      [off]: { borderColor: color.line, color: color.inkSoft },
    },
  },
  quiet: {
    color: color.ink,
    selectors: {
      [pressable]: { background: color.sunken },
      [off]: { color: color.inkSoft },
    },
  },
  danger: {
    background: color.dangerFill,
    color: color.onDanger,
    selectors: {
      [pressable]: { background: color.dangerFillHover },
      [off]: { background: color.line, color: color.inkSoft },
    },
  },
});

export const full = style({ width: '100%' });
export const fullOnPhones = style({ '@media': { [media.mobile]: { width: '100%' } } });

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: 0,
});
export const labelBusy = style({ opacity: 0 });
export const indicator = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const reason = style({
  display: 'block',
  flexBasis: '100%',
  marginBlockStart: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
});
