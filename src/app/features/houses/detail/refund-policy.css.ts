import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  minWidth: 0,
});
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
export const policies = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const policy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[12],
  // In large type the table is wider than a phone, and moves within its frame, with its texts for screen readers.
  position: 'relative',
  overflowX: 'auto',
  minWidth: 0,
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  selectors: { '&[data-applies]': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` } },
});
export const name = style({ fontSize: vars.text.body, letterSpacing: 0 });
export const table = style({
  width: '100%',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.regular,
});
globalStyle(`${table} thead th`, { color: color.inkSoft, fontSize: vars.text.tiny });
globalStyle(`${table} tbody :is(th, td)`, { borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${table} td`, { fontWeight: vars.font.semibold });
