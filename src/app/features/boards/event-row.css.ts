import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[20],
  paddingBlock: space[20],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const words = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const title = style({ fontSize: vars.text.lead, lineHeight: vars.leading.snug });
export const summary = style({ color: color.inkSoft });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[12]}`,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
