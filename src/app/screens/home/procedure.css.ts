import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const steps = style({
  display: 'grid',
  gap: `${space[32]} ${space[48]}`,
  counterReset: 'step',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1fr',
  gap: `${space[8]} ${space[16]}`,
  alignItems: 'baseline',
  alignContent: 'start',
  paddingBlockStart: space[16],
  borderBlockStart: `2px solid ${color.brand}`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    color: color.brandText,
    fontSize: vars.text.h1,
    fontWeight: vars.font.bold,
    lineHeight: 1,
  },
});
export const text = style({ gridColumn: 2, color: color.inkSoft });
