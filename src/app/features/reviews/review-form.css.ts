import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
export const origin = style({ display: 'grid', gap: space[20] });
export const ratings = style({
  display: 'grid',
  gap: space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
