import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const field = style({ display: 'grid', gap: space[8], minWidth: 0, alignContent: 'start' });

export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[8],
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const aside = style({ color: color.inkSoft, fontWeight: vars.font.regular });

export const help = style({ color: color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.snug });

export const error = style({
  display: 'flex',
  gap: space[4],
  color: color.danger,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  lineHeight: vars.leading.snug,
});
export const errorIcon = style({ marginBlockStart: '0.1em' });

export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.control.medium,
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.field,
  background: color.surface,
  color: color.ink,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&::placeholder': { color: color.inkSoft, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: color.ink },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: color.brand },
    '&[aria-invalid=true]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:disabled, &:read-only:not(select)': { background: color.sunken, borderColor: color.line },
    '&:disabled': { color: color.inkSoft, cursor: 'not-allowed', opacity: 1 },
    '&[type=number], &[inputmode=numeric], &[type=tel]': { fontVariantNumeric: 'tabular-nums' },
    '&[type=number]': { appearance: 'textfield' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const textarea = style({ minHeight: '7.5rem', resize: 'vertical', lineHeight: vars.leading.body });

export const box = style({ position: 'relative', display: 'grid' });

export const select = style({ appearance: 'none', paddingInlineEnd: space[48], textOverflow: 'ellipsis' });
export const selectIcon = style({
  position: 'absolute',
  insetInlineEnd: space[16],
  insetBlockStart: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: color.inkSoft,
});

export const before = style({
  position: 'absolute',
  insetInlineStart: space[16],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.inkSoft,
  pointerEvents: 'none',
});
export const after = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.inkSoft,
});
export const hasBefore = style({ paddingInlineStart: space[48] });
export const hasAfter = style({ paddingInlineEnd: space[56] });

// Autofill must not repaint the field in the browser's own colours.
globalStyle(`${control}:autofill`, {
  WebkitTextFillColor: color.ink,
  boxShadow: `inset 0 0 0 100px ${color.brandSoft}`,
});
