import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '36px',
  paddingInline: space[12],
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  selectors: {
    '&[aria-pressed=true]': { background: color.ink, borderColor: color.ink, color: color.paper },
  },
  '@media': {
    [media.mobile]: { minHeight: vars.control.small },
    [media.hover]: { selectors: { '&[aria-pressed=false]:hover': { background: color.sunken } } },
    [media.forcedColors]: {
      selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
    },
  },
});
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.regular });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const entry = style({
  position: 'relative',
  // An entry that a link leads to stands clear of the bar, two lines high on phones.
  scrollMarginBlockStart: '140px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockEnd: space[20],
  paddingInlineStart: space[24],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '7px',
      insetInlineStart: 0,
      boxSizing: 'border-box',
      width: '9px',
      height: '9px',
      borderRadius: '50%',
      background: color.edge,
    },
    '&[data-kind=money]::before': { background: color.success },
    '&[data-kind=notes]::before': { background: color.warning, borderRadius: '2px' },
    // A ring stands for what has not happened yet.
    '&[data-coming]::before': { background: color.surface, border: `2px solid ${color.edge}` },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '20px 0',
      insetInlineStart: space[4],
      width: '1px',
      background: color.line,
    },
  },
});
export const now = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlockEnd: space[16],
  color: color.brandText,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before, &::after': { content: '""', height: '2px', background: color.brand },
    '&::before': { width: space[16], flex: 'none' },
    '&::after': { flex: 1 },
  },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[8]}` });
export const strong = style({ fontWeight: vars.font.semibold, lineHeight: vars.leading.snug });
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
  minWidth: 0,
});
export const text = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const more = style({ justifySelf: 'start' });
