import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const lead = style({ color: color.inkSoft });
export const person = style({ marginBlockStart: space[16] });
export const ways = style({ marginBlockStart: space[16] });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  marginInline: `-${space[12]}`,
  padding: space[12],
  borderRadius: vars.radius.box,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunken } } } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.round,
  background: color.brandSoft,
  color: color.brandText,
});
export const words = style({
  display: 'grid',
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
export const hours = style({ color: color.inkSoft, fontSize: vars.text.small });
