import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const list = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const plain = style({ display: 'grid' });
export const entry = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[12]} ${space[20]}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    [`${plain} > &`]: { paddingInline: 0 },
    [`${plain} > &:first-child`]: { paddingBlockStart: 0 },
  },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
});
export const action = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const soft = style({
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: `2px ${space[16]}`,
  marginBlock: space[4],
  fontVariantNumeric: 'tabular-nums',
});
export const field = style({ color: color.inkSoft });
export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const was = style({ color: color.inkSoft, textDecoration: 'line-through' });
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
export const clear = style({ justifySelf: 'start' });
