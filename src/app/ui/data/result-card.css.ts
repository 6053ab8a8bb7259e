import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  borderRadius: vars.radius.box,
});
export const card = styleVariants({
  good: [base, { background: color.successSoft }],
  bad: [base, { background: color.dangerSoft }],
  unsure: [base, { background: color.warningSoft }],
});
export const words = style({ display: 'grid', gap: space[12] });
export const title = style({ fontSize: vars.text.h3 });
export const facts = style({ display: 'grid', gap: space[8] });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const factName = style({ color: color.inkSoft, fontSize: vars.text.small });
