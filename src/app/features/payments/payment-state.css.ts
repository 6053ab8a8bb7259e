import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  width: '100%',
  maxWidth: '30rem',
  marginInline: 'auto',
  paddingBlock: space[80],
  textAlign: 'center',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: vars.radius.round,
  background: color.brandSoft,
  color: color.brandText,
  fontSize: vars.text.h2,
});
export const receipt = style({ marginInlineStart: `calc(-1 * ${space[16]})` });
export const text = style({ color: color.inkSoft });
export const actions = style({ display: 'grid', gap: space[12], width: '100%', marginBlockStart: space[16] });
