import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const text = style({ color: vars.color.inkSoft });
export const actions = style({
  display: 'flex',
  gap: vars.space[8],
  justifyContent: 'flex-end',
  '@media': { [media.mobile]: { flexDirection: 'column-reverse' } },
});
export const action = style({ minWidth: '7rem' });
