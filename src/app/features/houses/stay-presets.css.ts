import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** One line that scrolls sideways on phones, with room for the focus ring. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${space[24]})`,
      padding: `${space[4]} ${space[24]}`,
      marginBlock: `calc(-1 * ${space[4]})`,
    },
  },
});
globalStyle(`${row} > *`, { flex: 'none' });
export const words = style({ display: 'grid', paddingBlock: space[4], textAlign: 'start' });
export const dates = style({
  fontSize: vars.text.tiny,
  fontWeight: vars.font.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const from = style({ color: color.inkSoft, fontSize: vars.text.small });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  marginBlockEnd: space[16],
});
