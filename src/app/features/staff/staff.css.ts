import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const host = style({ display: 'grid', gap: space[16] });
export const person = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
});
export const portrait = style({ borderRadius: vars.radius.round, overflow: 'hidden' });
export const words = style({
  display: 'grid',
  gap: space[4],
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
});
export const name = style({ fontWeight: vars.font.bold });
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const team = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space[24],
});
