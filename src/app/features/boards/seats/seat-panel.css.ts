import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const panel = style({
  display: 'grid',
  gap: space[12],
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const state = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  fontSize: vars.text.lead,
  fontWeight: vars.font.semibold,
});
export const icon = style({ flex: 'none', marginBlockStart: space[4], color: color.brandText });
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const link = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
