import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const region = style({ display: 'block' });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
