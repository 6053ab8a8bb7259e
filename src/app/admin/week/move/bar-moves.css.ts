import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** Lies over the rows and their names and under the days. It has no size, so that it covers nothing that scrolls. */
export const layer = style({
  position: 'absolute',
  zIndex: 4,
  insetBlockStart: 0,
  insetInlineStart: 0,
  pointerEvents: 'none',
});

export const target = style({
  position: 'absolute',
  boxSizing: 'border-box',
  borderRadius: vars.radius.small,
});
export const free = style({ border: `2px solid ${color.success}` });
export const taken = style({ border: `2px dashed ${color.danger}` });

export const carried = style({
  position: 'absolute',
  insetBlockStart: 0,
  transform: 'translateY(var(--carried))',
});
export const ghost = style({
  selectors: {
    '&&': {
      position: 'absolute',
      inset: '5px 0',
      marginBlock: 0,
      boxShadow: vars.shadow.raised,
      textIndent: 0,
    },
  },
});
export const word = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  width: 'max-content',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: vars.radius.field,
  boxShadow: vars.shadow.raised,
  background: color.surface,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  selectors: { '[data-low] &': { insetBlockStart: 'auto', insetBlockEnd: '100%' } },
});
export const wordFree = style({ color: color.success });
export const wordTaken = style({ color: color.danger });

globalStyle('a[data-lifted]', { opacity: 0.4 });
globalStyle('[data-dragging="bar"]', { cursor: 'grabbing', userSelect: 'none' });
