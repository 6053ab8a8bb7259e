import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const screen = style({ paddingBlock: `${space[24]} ${space[40]}` });
/** The title, and the way to the other view. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockEnd: space[16],
});
export const title = style({ fontSize: vars.text.h2 });
export const toolbar = style({ marginBlockEnd: space[16] });
/** On a phone the grid reaches from edge to edge. */
export const grid = style({ '@media': { [media.mobile]: { marginInline: `calc(-1 * ${space[20]})` } } });
