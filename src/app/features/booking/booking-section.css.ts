import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const section = style({
  display: 'grid',
  gap: space[24],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.line}`,
  scrollMarginBlockStart: space[96],
});
export const sectionHead = style({ display: 'grid', gap: space[8] });
export const lead = style({ color: color.inkSoft });
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
export const note = style({ color: color.inkSoft, fontSize: vars.text.small, textAlign: 'center' });
