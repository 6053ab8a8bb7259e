import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const checkRow = style({
  display: 'flex',
  gap: space[12],
  paddingBlock: space[8],
  minHeight: vars.control.small,
  cursor: 'pointer',
  lineHeight: vars.leading.snug,
});

export const checkbox = style({
  appearance: 'none',
  flex: 'none',
  width: '22px',
  height: '22px',
  marginBlockStart: '1px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: vars.radius.small,
  background: `${color.surface} no-repeat center / 16px`,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&:disabled': { borderColor: color.line, background: color.sunken, cursor: 'not-allowed' },
    // The tick is a rotated corner, so that it takes the theme's colour.
    '&:checked::after': {
      content: '""',
      display: 'block',
      width: '6px',
      height: '11px',
      margin: '1.5px auto 0',
      border: `solid ${color.onPrimary}`,
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const checkText = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const legend = style({
  marginBlockEnd: space[8],
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const below = style({ marginBlockStart: space[8] });

export const cards = style({ display: 'grid', gap: space[8], textAlign: 'start' });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space[12],
  minHeight: vars.control.large,
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.edge },
    '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brand}`, outlineOffset: '2px' },
    '&:has(:disabled)': { background: color.sunken, color: color.inkSoft, cursor: 'not-allowed' },
  },
});
export const radio = style({
  appearance: 'none',
  width: '22px',
  height: '22px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `7px solid ${color.primary}` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
export const cardTitle = style({ fontWeight: vars.font.semibold, lineHeight: vars.leading.snug });
export const cardEnd = style({ color: color.inkSoft, display: 'flex', alignItems: 'center', gap: space[8] });

export const segments = style({
  display: 'flex',
  // In large type their words do not all fit beside each other.
  flexWrap: 'wrap',
  padding: space[4],
  gap: space[4],
  borderRadius: vars.radius.box,
  background: color.line,
});
export const segment = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  padding: `${space[4]} ${space[12]}`,
  borderRadius: vars.radius.inner,
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&:has(:checked)': { background: color.knob, color: color.ink, boxShadow: vars.shadow.raised },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brand}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});
