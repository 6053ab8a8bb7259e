import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { stacked } from '#app/ui/data/table.css.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 220px 200px',
  alignItems: 'end',
  gap: space[12],
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});
export const words = style({ '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } } });
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '60ch',
  '@media': { [media.mobile]: { textAlign: 'start' } },
});
export const who = style([stacked, { fontWeight: vars.font.regular }]);
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
// In type of twice the size a phone has no room for a moment or a visit on one line.
globalStyle(`${badges} > *`, { '@media': { [media.mobile]: { whiteSpace: 'normal' } } });
export const day = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { whiteSpace: 'normal' } },
});
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
