import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const legend = style({
  marginBlockEnd: space[12],
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  padding: `${space[4]} ${space[16]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked), &[aria-pressed=true]': {
      background: color.primary,
      borderColor: color.primary,
      color: color.onPrimary,
    },
    '&[aria-disabled=true]': {
      color: color.inkSoft,
      background: color.sunken,
      borderColor: color.line,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brand}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked), &[aria-pressed=true]': { outline: '2px solid Highlight' } },
    },
  },
});
