import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  padding: `${space[24]} ${space[20]}`,
  borderRadius: vars.radius.field,
  background: color.surface,
  overflowWrap: 'anywhere',
});
export const heading = style({
  marginBlockStart: space[16],
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${color.ink}`,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.snug,
});
export const number = style({ color: color.brandText });
export const group = style({ display: 'grid', gap: space[12] });
export const lines = style({ display: 'grid', gap: space[4] });
export const quiet = style({
  color: color.inkSoft,
  fontWeight: vars.font.regular,
  fontSize: vars.text.small,
});
export const look = styleVariants({
  title: { fontSize: vars.text.h3, fontWeight: vars.font.bold, lineHeight: vars.leading.snug },
  strong: { fontWeight: vars.font.semibold },
  body: {},
  quiet: { color: color.inkSoft, fontSize: vars.text.small },
});
export const label = style({ color: color.inkSoft, fontSize: vars.text.small });
export const facts = style({ display: 'grid', gap: space[16] });
export const fact = style({ display: 'grid', gap: space[4] });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const cell = style({
  display: 'grid',
  gap: space[4],
  selectors: {
    '&[data-amount]': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const clauses = style({ display: 'grid', gap: space[16], paddingInlineStart: space[24] });
export const signature = style({ display: 'grid', gap: space[8] });
export const box = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.field,
});
/** A drawn signature is on white in both themes. */
export const mark = style({ maxWidth: '100%', maxHeight: '120px', justifySelf: 'center' });
export const hash = style({
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontSize: vars.text.small,
});
