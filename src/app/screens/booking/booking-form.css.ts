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
export const section = style({
  display: 'grid',
  gap: space[24],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.line}`,
  scrollMarginBlockStart: space[96],
});
export const sectionHead = style({ display: 'grid', gap: space[8] });
export const lead = style({ color: color.inkSoft });
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
export const personTitle = style({
  marginBlockEnd: space[16],
  fontSize: vars.text.lead,
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.snug,
});
export const person = style({ display: 'grid', gap: space[20] });
export const consent = style({
  padding: `${space[8]} ${space[16]}`,
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const taken = style({
  display: 'grid',
  gap: space[12],
  padding: space[20],
  borderRadius: vars.radius.box,
  background: color.warningSoft,
});
export const takenTitle = style({ fontWeight: vars.font.semibold });
export const promise = style({ color: color.inkSoft, fontSize: vars.text.small, textAlign: 'center' });
