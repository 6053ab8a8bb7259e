import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { fade } from '#app/ui/theme/motion.css.ts';
import { vars } from '#app/ui/theme/theme.css.ts';
import { BAR_PX, WIDE_BAR_PX } from '../navigation/top-bar.css.ts';

export const cover = style({
  position: 'fixed',
  inset: 0,
  insetBlockStart: `${BAR_PX}px`,
  zIndex: vars.layer.bar,
  overflow: 'hidden',
  background: vars.color.paper,
  animation: `${fade} ${vars.motion.small} ease-out`,
  '@media': { [media.menu]: { insetBlockStart: `${WIDE_BAR_PX}px` } },
});
export const page = style({ display: 'grid', gap: vars.space[20], paddingBlock: vars.space[16] });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: vars.color.inkSoft,
  minHeight: '44px',
});
