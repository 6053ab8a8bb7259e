import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const frame = style({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  '@media': { [media.mobile]: { border: 0, background: 'none', overflowX: 'visible' } },
});
export const table = style({
  width: '100%',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  // On phones each row is a card as wide as the window: no word widens it.
  '@media': { [media.mobile]: { tableLayout: 'fixed' } },
});

export const head = style({
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      // Without a size of its own it would widen the page by its columns.
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const headWithTools = style({});
export const headCell = style({
  height: '2.5rem',
  paddingInline: space[16],
  background: color.sunken,
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.semibold,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { [`${headWithTools} &:last-child`]: { paddingInlineEnd: '6rem' } },
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  // The whole height of the cell is the target.
  minHeight: '2.5rem',
  font: 'inherit',
  color: 'inherit',
  selectors: { '&[data-sorted], &:hover': { color: color.ink } },
});
export const sortArrow = style({
  opacity: 0,
  selectors: {
    [`${sort}[data-sorted] > &`]: { opacity: 1 },
    [`${sort}:is(:hover, :focus-visible) > &`]: { opacity: 1 },
  },
});
export const body = style({
  '@media': {
    [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] },
  },
});
export const row = style({
  position: 'relative',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [media.hover]: { selectors: { '&[data-pressable]:hover': { background: color.sunken } } },
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[8],
      padding: space[16],
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.box,
      background: color.surface,
    },
  },
});
/** Rows of 44 px, or 36 px if compact. They grow with their content and the text size. */
export const cell = style({
  height: '2.75rem',
  padding: `3px ${space[16]}`,
  verticalAlign: 'middle',
  textAlign: 'start',
  fontWeight: vars.font.regular,
  selectors: { [`${frame}[data-compact] &`]: { height: '2.25rem', paddingBlock: '2px' } },
  '@media': {
    [media.mobile]: {
      height: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: `0 ${space[16]}`,
      padding: 0,
      textAlign: 'end',
      selectors: {
        [`${frame}[data-compact] &`]: { height: 'auto', paddingBlock: 0 },
        // On a card the heading of the column stands beside its value.
        '&[data-label]::before': {
          content: 'attr(data-label)',
          flex: 'none',
          color: color.inkSoft,
          fontWeight: vars.font.medium,
          textAlign: 'start',
        },
        '&:is(th)': { textAlign: 'start', fontSize: vars.text.body },
      },
    },
  },
});
export const stacked = style({
  display: 'grid',
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${frame}[data-compact] &`]: {
          display: 'flex',
          alignItems: 'baseline',
          gap: space[8],
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
export const rowHead = style({ fontWeight: vars.font.semibold });
export const end = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const open = style({
  textDecoration: 'none',
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
  // The whole row is the target; other controls in it stand above.
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.brand}`, outlineOffset: '-3px' },
  },
});
export const control = style({ position: 'relative', zIndex: 1 });
