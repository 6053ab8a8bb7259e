import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', borderBlockStart: `1px solid ${color.line}` });
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space[20],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const words = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
export const standing = style({ fontSize: vars.text.small, fontWeight: vars.font.semibold });
