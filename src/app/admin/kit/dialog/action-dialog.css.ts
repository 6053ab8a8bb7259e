import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const lead = style({ color: color.inkSoft, lineHeight: vars.leading.snug });
export const foot = style({ display: 'grid', gap: space[12] });
export const final = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const finalIcon = style({ flex: 'none', color: color.warning });
