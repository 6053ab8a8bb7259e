import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const portrait = style({
  flex: 'none',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: vars.radius.round,
  objectFit: 'cover',
});
export const words = style({ display: 'grid', flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  fontWeight: vars.font.semibold,
});
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
export const field = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const label = style({ fontWeight: vars.font.semibold });
export const pending = style({ display: 'grid', inlineSize: '160px' });
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: `0 ${space[12]}`,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const select = style({ maxWidth: '400px' });
