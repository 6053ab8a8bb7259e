import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { stacked } from '#app/ui/data/table.css.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 200px',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const words = style({ '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } } });
export const name = style([stacked, { fontWeight: vars.font.regular }]);
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const partTitle = style({ fontSize: vars.text.body });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const narrow = style({ maxWidth: '320px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const loading = style({ minHeight: '320px' });
export const versions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[12],
  fontSize: vars.text.small,
});
export const neighbour = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.control.small,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

export const picture = style({ display: 'grid', justifyItems: 'start', gap: space[12] });
export const progress = style({ width: '100%', height: '6px' });
export const problem = style({ color: color.danger, fontSize: vars.text.small });
export const dialog = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
