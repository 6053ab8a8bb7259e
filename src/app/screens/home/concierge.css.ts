import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gap: `${space[24]} ${space[48]}`,
  padding: `${space[40]} ${space[24]}`,
  borderRadius: vars.radius.sheet,
  background: color.brandSoft,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', padding: space[56] },
  },
});
export const words = style({ display: 'grid', gap: space[12], maxWidth: '36em' });
export const call = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: vars.control.large,
  color: color.brandText,
  fontSize: vars.text.h1,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
});
