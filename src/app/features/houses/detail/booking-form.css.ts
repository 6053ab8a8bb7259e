import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[20], minWidth: 0 });

export const dates = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: '72px',
  padding: space[12],
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[data-missing]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&[aria-disabled=true]': { background: color.sunken, borderColor: color.line, cursor: 'not-allowed' },
  },
});
export const arrow = style({ color: color.inkSoft });
export const day = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const label = style({
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const date = style({
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const noDate = style({ color: color.inkSoft, lineHeight: vars.leading.snug });
export const problem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  marginBlockStart: space[8],
  color: color.danger,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  lineHeight: vars.leading.snug,
});
export const help = style({
  marginBlockStart: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const price = style({
  display: 'grid',
  gap: space[12],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${color.line}`,
});
