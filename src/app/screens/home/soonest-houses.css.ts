import { globalStyle, style } from '@vanilla-extract/css';
import { facts } from '#app/features/houses/card/house-card.css.ts';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

/** Reserves room for the note on dollars, so that nothing moves when it appears. */
export const dollars = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBlockEnd: vars.space[24],
});
export const houses = style({
  display: 'grid',
  gap: `${vars.space[40]} ${vars.space[24]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

export const house = style({
  minWidth: 0,
  '@media': { [media.tabletOnly]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } } },
});
/** Reserves a line for the route to a known university, which arrives late (`after-start.tsx` marks the page). */
export const awaiting = style({});
globalStyle(`[data-university] ${awaiting} ${facts}`, { marginBlockStart: '30px' });
