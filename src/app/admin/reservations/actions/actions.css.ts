import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** The action buttons. Those that end a stay are set apart. On a phone they are one scrolling row. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      // The ring of the focus is not cut off.
      margin: `-${space[4]}`,
      padding: space[4],
    },
  },
});
export const ending = style({
  display: 'flex',
  gap: space[8],
  selectors: {
    '&:not(:first-child)': {
      marginInlineStart: 'auto',
      paddingInlineStart: space[12],
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

/** On a phone the buttons do not shrink. */
globalStyle(`${bar} button`, { '@media': { [media.mobile]: { flex: 'none', whiteSpace: 'nowrap' } } });

export const ends = style({ selectors: { '&&': { color: color.danger } } });

export const subject = style({ display: 'block', marginBlockEnd: space[8], color: color.ink });
export const changed = style({
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.box,
  background: color.warningSoft,
  lineHeight: vars.leading.snug,
});
export const gone = style([changed, { marginBlockEnd: space[16] }]);
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const under = style([
  group,
  { paddingInlineStart: space[16], borderInlineStart: `2px solid ${color.line}` },
]);

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[16],
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const ways = style({ display: 'grid', gap: space[4] });
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const wayAmount = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const failed = style({ display: 'grid', justifyItems: 'start', gap: space[12] });

export const legend = style({
  marginBlockEnd: space[8],
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const deductions = style({ display: 'grid', gap: space[16] });
export const deduction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9.5rem auto',
  alignItems: 'start',
  gap: space[8],
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"text text" "amount remove" "photos photos"',
      gap: `${space[12]} ${space[8]}`,
      paddingBlockEnd: space[16],
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});
export const deductionText = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.mobile]: { gridArea: 'text' } },
});
export const deductionAmount = style({ '@media': { [media.mobile]: { gridArea: 'amount' } } });
/** Aligned with the inputs, which are below their labels. */
export const remove = style({
  marginBlockStart: '31px',
  '@media': { [media.mobile]: { gridArea: 'remove' } },
});
export const deductionPhotos = style({
  gridColumn: '1 / -1',
  '@media': { [media.mobile]: { gridArea: 'photos' } },
});
export const add = style({ justifySelf: 'start' });

export const noteForm = style({ display: 'grid', gap: space[12], justifyItems: 'start' });
export const noteField = style({ width: '100%' });
/** Two lines high, because most notes are short and the timeline follows. */
globalStyle(`${noteField} textarea`, { minHeight: '4.5rem' });
