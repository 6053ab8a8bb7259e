import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const pair = style({
  display: 'grid',
  gap: '2px',
  '@media': { [media.mobile]: { gap: 0 } },
});
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '@media': { [media.mobile]: { justifyContent: 'flex-end' } },
});
