import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

/** Delays these photos until the first paint, because they would compete with the hero's photo. The heights reserve the final layout. */
export const places = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 1120px',
  '@media': { [media.desktop]: { containIntrinsicSize: 'auto 660px' } },
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridAutoRows: '168px',
  gap: space[12],
  '@media': {
    [media.tablet]: { gridAutoRows: '200px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)', gridAutoRows: '212px', gap: space[16] },
  },
});
/** The first tile takes four cells and the last two, so that eight fill the grid. */
export const tile = style({
  selectors: {
    '&:first-child, &:last-child': { gridColumn: 'span 2' },
  },
  '@media': { [media.desktop]: { selectors: { '&:first-child': { gridRow: 'span 2' } } } },
});
export const link = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.box,
  textDecoration: 'none',
});
export const photo = style({ height: '100%' });
globalStyle(`${photo} img`, { transition: `scale ${vars.motion.page} ${vars.motion.ease}` });
globalStyle(`${link}:hover ${photo} img`, { '@media': { [media.hover]: { scale: '1.03' } } });

export const label = style({
  position: 'absolute',
  insetInlineStart: space[12],
  insetBlockEnd: space[12],
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: `calc(100% - 2 * ${space[12]})`,
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[12]}`,
  '@media': {
    [media.mobile]: {
      insetInlineStart: space[8],
      insetBlockEnd: space[8],
      maxWidth: `calc(100% - 2 * ${space[8]})`,
    },
  },
  borderRadius: vars.radius.field,
  background: color.surface,
  color: color.ink,
});
export const name = style({
  marginInlineEnd: space[4],
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.tight,
  '@media': { [media.mobile]: { fontSize: vars.text.small } },
});
