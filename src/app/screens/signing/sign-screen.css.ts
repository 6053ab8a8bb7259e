import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(320px, 5fr)',
  gap: space[48],
  alignItems: 'start',
  paddingBlock: space[40],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32], paddingBlock: space[24] },
  },
});
export const head = style({ display: 'grid', gap: space[8], marginBlockEnd: space[24] });
export const lead = style({ color: color.inkSoft });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[8]} ${space[20]}`,
  padding: space[20],
  borderRadius: vars.radius.box,
  background: color.sunken,
  lineHeight: vars.leading.snug,
  '@media': {
    // Beside each other where the type leaves room for both.
    [media.mobile]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(7rem, 40%), 1fr))' },
  },
});
export const factName = style({ color: color.inkSoft, fontSize: vars.text.small });
export const fact = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
export const form = style({
  position: 'sticky',
  insetBlockStart: space[96],
  display: 'grid',
  gap: space[24],
  '@media': { [media.belowDesktop]: { position: 'static' } },
});
export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  padding: `${space[80]} ${space[20]}`,
  borderRadius: vars.radius.box,
  background: color.sunken,
  color: color.inkSoft,
});
export const done = style({
  display: 'grid',
  gap: space[24],
  maxWidth: vars.width.reading,
  marginInline: 'auto',
  paddingBlock: space[56],
});
export const doneHead = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  textAlign: 'center',
});
const markBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: vars.radius.round,
});
export const mark = styleVariants({
  good: [markBase, { background: color.successSoft, color: color.success }],
  bad: [markBase, { background: color.dangerSoft, color: color.danger }],
  calm: [markBase, { background: color.warningSoft, color: color.warning }],
});
export const actions = style({ display: 'grid', gap: space[12], justifyItems: 'center' });
export const hash = style({
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
export const about = style({ display: 'grid', gap: space[12] });
export const several = style({ color: color.inkSoft, fontSize: vars.text.small });
export const decline = style({ display: 'grid', justifyItems: 'center' });
export const verify = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  color: color.inkSoft,
  fontSize: vars.text.small,
  textDecoration: 'underline',
});
