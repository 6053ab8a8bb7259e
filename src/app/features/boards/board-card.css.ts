import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const card = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: space[16] });
export const plain = style({
  height: '100%',
  padding: space[24],
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const photo = style({ borderRadius: vars.radius.box });
globalStyle(`${photo} img`, { transition: `scale ${vars.motion.page} ${vars.motion.ease}` });
globalStyle(`${card}:hover ${photo} img`, { '@media': { [media.hover]: { scale: '1.03' } } });
export const words = style({ display: 'grid', gap: space[8] });
export const title = style({ fontSize: vars.text.h3, lineHeight: vars.leading.snug });
export const summary = style({ color: color.inkSoft });
export const meta = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
