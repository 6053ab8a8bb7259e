import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

/** The note stands in room of its own, so that a visit which begins with dollars moves nothing. */
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

/** Two columns hold three houses when the first is twice as wide. */
export const house = style({
  minWidth: 0,
  '@media': { [media.tabletOnly]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } } },
});
