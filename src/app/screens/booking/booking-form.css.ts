import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 680px) minmax(300px, 400px)',
  justifyContent: 'space-between',
  gap: space[64],
  alignItems: 'start',
  paddingBlock: space[48],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space[24] } },
});
export const main = style({ display: 'grid', gap: space[32], minWidth: 0 });
export const side = style({
  position: 'sticky',
  insetBlockStart: space[96],
  display: 'grid',
  gap: space[24],
  padding: space[24],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sheet,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
export const host = style({
  display: 'grid',
  gap: space[16],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.line}`,
});
export const taken = style({
  display: 'grid',
  gap: space[12],
  padding: space[20],
  borderRadius: vars.radius.box,
  background: color.warningSoft,
});
export const takenTitle = style({ fontWeight: vars.font.semibold });
export const takenWays = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] });
