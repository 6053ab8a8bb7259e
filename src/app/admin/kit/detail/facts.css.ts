import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, max-content) minmax(0, 1fr)',
  gap: `${space[8]} ${space[20]}`,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const term = style({ color: color.inkSoft });
// An address has no place at which it would break by itself.
export const fact = style({ overflowWrap: 'anywhere' });
