import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const lead = style({ color: color.inkSoft, fontSize: vars.text.small });
export const toolbar = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  '@media': { [media.tablet]: { justifyContent: 'start', gap: `${space[8]} ${space[24]}` } },
});
export const move = style({ display: 'flex', alignItems: 'center' });
export const span = style({
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 200px)',
  gap: space[12],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' },
  },
});
export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
