import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[24],
  width: '100%',
  maxWidth: '34rem',
  marginInline: 'auto',
  paddingBlock: space[40],
});
export const note = style({
  padding: space[16],
  borderRadius: vars.radius.box,
  background: color.brandSoft,
});
export const facts = style({ borderBlockEnd: `1px solid ${color.line}` });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
});
export const value = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });
export const amount = style({ fontSize: vars.text.h2, lineHeight: 1.2 });
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
