import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid' });
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space[16],
  paddingBlockEnd: space[24],
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '28px 0',
      insetInlineStart: '13px',
      borderInlineStart: `2px solid ${color.line}`,
    },
    '&[data-done]:not(:last-child)::before': { borderColor: color.success },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.round,
  border: `2px solid ${color.line}`,
  background: color.surface,
  selectors: {
    [`${item}[data-done] > &`]: {
      borderColor: color.success,
      background: color.success,
      color: color.surface,
    },
    // Hollow like all that is still to come.
    [`${item}[data-end]:not([data-done]) > &`]: { borderColor: color.brand },
  },
});
export const words = style({ display: 'grid', gap: space[4] });
export const title = style({ fontWeight: vars.font.semibold, lineHeight: vars.leading.snug });
export const day = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
