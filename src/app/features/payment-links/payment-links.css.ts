import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const stack = style({ display: 'grid', gap: space[16] });
export const part = style({ display: 'grid', gap: space[12] });
export const soft = style({ color: color.inkSoft });
export const made = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderRadius: vars.radius.box,
  background: color.brandSoft,
});
export const address = style({ overflowWrap: 'anywhere', fontSize: vars.text.small, userSelect: 'all' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.line}`,
});
