import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[64],
  alignItems: 'start',
  paddingBlock: space[56],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space[32] },
  },
});
export const photo = style({
  position: 'sticky',
  insetBlockStart: space[96],
  overflow: 'hidden',
  height: 'min(76dvh, 720px)',
  borderRadius: vars.radius.sheet,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
export const words = style({ alignSelf: 'center' });
export const filling = style({ selectors: { '&&': { position: 'absolute', inset: 0 } } });
