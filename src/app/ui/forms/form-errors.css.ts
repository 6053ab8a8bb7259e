import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[4]} ${space[12]}`,
  padding: space[16],
  borderRadius: vars.radius.box,
  background: color.dangerSoft,
  color: color.ink,
});
export const icon = style({ color: color.danger, marginBlockStart: '2px' });
export const title = style({ fontWeight: vars.font.semibold });
export const list = style({ gridColumn: 2, fontSize: vars.text.small });
export const link = style({
  display: 'inline-block',
  paddingBlock: space[4],
  color: color.danger,
  fontWeight: vars.font.medium,
});
