import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: `${space[24]} ${space[48]}`,
});
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
export const headingActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const title = style({ fontSize: vars.text.h2 });
export const lead = style({ color: color.inkSoft, fontSize: vars.text.small });
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  fontSize: vars.text.small,
  color: color.inkSoft,
});
export const count = style({ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' });
export const loading = style({
  opacity: 0.5,
  transition: `opacity ${vars.motion.small}`,
  '@media': { [media.print]: { opacity: 1 } },
});
