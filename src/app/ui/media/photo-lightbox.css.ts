import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const stage = style({
  position: 'relative',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
});
export const contents = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${vars.space[4]} ${vars.space[20]} ${vars.space[12]}`,
});
export const chapter = style({
  flexShrink: 0,
  minHeight: 44,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.round,
  border: '1px solid currentColor',
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { marginInlineStart: 'auto' },
    '&:last-child': { marginInlineEnd: 'auto' },
    '&[aria-current]': { background: vars.color.onPhoto, color: vars.color.stage },
  },
});
export const track = style({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  outline: 'none',
});
export const slide = style({
  flex: '0 0 100%',
  height: '100%',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[64]} ${vars.space[24]}`,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': { [media.mobile]: { paddingInline: 0 } },
});
export const frame = style({ display: 'grid', placeItems: 'center', minHeight: 0 });
export const photo = style({ maxWidth: '100%', maxHeight: '100%', minHeight: 0 });
globalStyle(`${photo} img`, { objectFit: 'contain', maxHeight: '100%' });
export const caption = style({
  paddingInline: vars.space[20],
  textAlign: 'center',
  fontSize: vars.text.small,
  opacity: 0.85,
});
export const arrows = {
  arrow: style({
    position: 'absolute',
    insetBlockStart: '45%',
    display: 'none',
    '@media': { [media.hover]: { display: 'inline-grid' } },
  }),
  previous: style({ insetInlineStart: vars.space[12] }),
  next: style({ insetInlineEnd: vars.space[12] }),
};
export const dark = { background: vars.color.stage, color: vars.color.onPhoto } as const;
