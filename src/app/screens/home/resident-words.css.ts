import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

/** Far below the first view: what it needs, a typeface for another script among it, is fetched when one comes near. */
export const far = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 640px' });
export const pair = style({
  display: 'grid',
  gap: vars.space[40],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[64] } },
});
