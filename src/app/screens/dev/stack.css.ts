import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const stack = style({ display: 'grid' });
export const gap = styleVariants({
  4: { gap: space[4] },
  8: { gap: space[8] },
  12: { gap: space[12] },
  16: { gap: space[16] },
  24: { gap: space[24] },
  32: { gap: space[32] },
  48: { gap: space[48] },
});
