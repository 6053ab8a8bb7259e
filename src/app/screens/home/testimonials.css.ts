import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

export const pair = style({
  display: 'grid',
  gap: vars.space[40],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[64] } },
});
