import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const field = style({
  display: 'grid',
  gap: space[12],
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
export const legend = style({ padding: 0, fontWeight: vars.font.semibold });
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
export const wrong = style({ color: color.danger, fontSize: vars.text.small });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[8],
});
export const item = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  background: color.sunken,
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const cover = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: space[4],
  padding: space[8],
  background: color.surface,
  fontSize: vars.text.tiny,
  lineHeight: vars.leading.snug,
});
export const progress = style({ width: '100%', height: '6px' });
export const corner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  // On a picture of any colour.
  color: color.onPhoto,
  isolation: 'isolate',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '8px',
      zIndex: -1,
      borderRadius: '50%',
      background: color.veil,
    },
  },
});
