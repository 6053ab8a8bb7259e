import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  maxWidth: '28rem',
  marginInline: 'auto',
  padding: `${vars.space[56]} ${vars.space[20]}`,
  textAlign: 'center',
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBlockEnd: vars.space[8],
  borderRadius: vars.radius.round,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
});
export const title = style({
  fontSize: vars.text.h3,
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
export const text = style({ color: vars.color.inkSoft });
export const action = style({
  marginBlockStart: vars.space[16],
  width: '100%',
  display: 'grid',
  justifyItems: 'center',
});
