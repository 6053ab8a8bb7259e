import { style } from '@vanilla-extract/css';
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
  marginBlockEnd: vars.space[24],
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
