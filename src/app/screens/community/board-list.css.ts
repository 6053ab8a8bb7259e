import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const calendar = style({
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[64] } },
});
export const cards = style({
  display: 'grid',
  gap: `${space[40]} ${space[24]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
export const pages = style({ display: 'flex', justifyContent: 'center', gap: space[12] });
