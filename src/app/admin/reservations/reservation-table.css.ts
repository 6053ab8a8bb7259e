import { style } from '@vanilla-extract/css';
import { stacked } from '#app/ui/data/table.css.ts';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const pair = stacked;
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
/** Takes no space and no gap while it is empty. */
export const progress = style({ selectors: { '&:empty': { position: 'absolute' } } });
