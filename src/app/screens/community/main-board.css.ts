import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const board = style({
  position: 'relative',
  '@media': {
    [media.desktop]: { display: 'grid', alignItems: 'end', minHeight: '520px', padding: space[32] },
  },
});
export const photo = style({
  borderRadius: vars.radius.sheet,
  '@media': {
    [media.belowDesktop]: { aspectRatio: '3 / 2' },
    [media.desktop]: { selectors: { '&&': { position: 'absolute', inset: 0 } } },
  },
});
export const paper = style({
  position: 'relative',
  display: 'flex',
  gap: space[20],
  paddingBlockStart: space[20],
  '@media': {
    [media.desktop]: {
      width: '560px',
      padding: space[32],
      borderRadius: vars.radius.box,
      background: color.surface,
      boxShadow: vars.shadow.raised,
    },
  },
});
export const words = style({ display: 'grid', gap: space[8] });
export const type = style({
  color: color.brandText,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const summary = style({ color: color.inkSoft });
export const meta = style({ fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums' });
