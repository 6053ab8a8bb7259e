import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const screen = style({ paddingBlock: `${space[24]} ${space[40]}` });
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
/** Extends to the screen edges on a phone. */
export const grid = style({ '@media': { [media.mobile]: { marginInline: `calc(-1 * ${space[20]})` } } });
