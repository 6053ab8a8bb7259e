import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const spread = style({
  display: 'grid',
  gap: space[32],
  '@media': { [media.desktop]: { gridTemplateColumns: '5fr 7fr', gap: space[80] } },
});
export const photo = style({
  borderRadius: vars.radius.sheet,
  '@media': { [media.belowDesktop]: { aspectRatio: '3 / 2' } },
});
export const benefits = style({ marginBlockStart: space[24] });
export const benefit = style({
  display: 'grid',
  gap: `${space[4]} ${space[32]}`,
  paddingBlock: space[24],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem 1fr', alignItems: 'baseline' } },
});
export const name = style({ color: color.brandText, fontSize: vars.text.h2 });
export const text = style({ color: color.inkSoft });
