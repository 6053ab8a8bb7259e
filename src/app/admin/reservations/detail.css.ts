import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const strong = style({ fontWeight: vars.font.semibold, lineHeight: vars.leading.snug });
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
  minWidth: 0,
});
export const pair = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const named = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: space[20],
});
export const person = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', minWidth: 0 });
/** As high as the smallest touch target. */
export const personLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: '28px' });
export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  maxWidth: '100%',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  // An address has no place at which it would break by itself.
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { minHeight: vars.control.small } },
});

export const lines = style({ display: 'grid' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[12],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
});
export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const changes = style({
  display: 'grid',
  gap: '2px',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.field,
  background: color.sunken,
  fontSize: vars.text.small,
  whiteSpace: 'pre-wrap',
});
export const links = style({ display: 'grid', justifyItems: 'start', gap: space[4] });
