import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const root = style({ position: 'relative', overflow: 'hidden', background: color.sunken });
export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});
export const slideButton = style({
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const arrows = {
  arrow: style({
    position: 'absolute',
    insetBlockStart: '50%',
    translate: '0 -50%',
    zIndex: 1,
    display: 'none',
    opacity: 0,
    transition: `opacity ${vars.motion.fast}`,
    '@media': { [media.hover]: { display: 'inline-grid' } },
  }),
  previous: style({ insetInlineStart: space[12] }),
  next: style({ insetInlineEnd: space[12] }),
};
globalStyle(`${root}:hover ${arrows.arrow}, ${root}:focus-within ${arrows.arrow}`, { opacity: 1 });

export const dots = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space[12],
  display: 'flex',
  justifyContent: 'center',
  gap: '6px',
  pointerEvents: 'none',
});
export const dot = style({
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  background: color.onPhoto,
  opacity: 0.6,
  boxShadow: `0 0 2px ${color.veil}`,
  transition: `opacity ${vars.motion.small}, scale ${vars.motion.small}`,
  selectors: { '&[data-current]': { opacity: 1, scale: '1.3' } },
});
