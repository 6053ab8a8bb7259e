import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.box,
  background: color.warningSoft,
  fontSize: vars.text.small,
});
export const title = style({ fontSize: vars.text.body, fontWeight: vars.font.semibold });
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const cell = style({
  padding: `${space[8]} ${space[8]} ${space[8]} 0`,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontWeight: vars.font.regular,
});
export const differs = style({ fontWeight: vars.font.semibold });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
