import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[8]})`,
  zIndex: vars.layer.overlay,
  maxWidth: '100%',
  padding: vars.space[24],
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  scrollMarginBlock: vars.space[16],
  '@media': { [media.moving]: { animation: `${drop} ${vars.motion.small} ${vars.motion.ease}` } },
});
export const part = styleVariants({
  where: { width: '480px', insetInlineStart: 0 },
  when: { width: '760px', insetInlineStart: 0 },
  who: { width: '400px', insetInlineEnd: 0 },
});
