import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: `-${space[8]}`,
});
export const name = style({ flex: '1 1 0', minWidth: '8rem', overflowWrap: 'anywhere' });
export const title = style({ fontSize: vars.text.lead });
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
  marginInlineStart: `-${space[8]}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
});
export const words = style({ display: 'block', lineHeight: vars.leading.snug });
export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: color.inkSoft,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[16],
  marginBlockEnd: space[12],
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.inner,
  background: color.surface,
});
export const select = style({ maxWidth: '320px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const end = style({ marginInlineStart: 'auto' });
