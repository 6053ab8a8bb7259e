import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[12]} ${space[16]}`,
  paddingBlock: space[16],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const words = style({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
export const amount = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  justifyItems: 'end',
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const action = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });
