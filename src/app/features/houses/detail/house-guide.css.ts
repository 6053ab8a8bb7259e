import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const strong = style({ fontWeight: vars.font.semibold });
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
export const icon = style({ color: color.brandText, marginBlockStart: '3px' });
export const points = style({ display: 'grid', gap: space[12] });
export const point = style({ display: 'flex', alignItems: 'flex-start', gap: space[12] });

export const steps = style({
  display: 'grid',
  gap: space[20],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[32] } },
});
export const step = style({ display: 'flex', gap: space[16] });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.round,
  background: color.brandSoft,
  color: color.brandText,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const about = style({ display: 'grid', gap: space[16] });
