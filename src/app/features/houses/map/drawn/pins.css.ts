import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const place = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });
/** Capsule of 32 px with a target 44 px high. */
export const pin = style({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '32px',
  paddingInline: '10px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.small,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'auto',
  selectors: {
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-7px' },
    '&[data-visited]': { color: color.inkSoft },
    '&:hover, &[data-hot]': { background: color.primary, borderColor: color.primary, color: color.onPrimary },
    '&[data-dot]': { minHeight: '14px', width: '14px', padding: 0, background: color.ink, fontSize: 0 },
    '&[data-dot]::after': { inset: '-5px' },
  },
});
export const count = style({
  color: color.brandText,
  selectors: { [`${pin}:hover &`]: { color: 'inherit' } },
});
