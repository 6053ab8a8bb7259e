import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const side = style({
  overflow: 'hidden',
  isolation: 'isolate',
  background: vars.color.sunken,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space[96],
      height: `calc(100dvh - ${space[128]})`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.box,
    },
    [media.belowDesktop]: {
      display: 'none',
      selectors: {
        '&[data-view=map]': { position: 'relative', display: 'block', gridArea: '1 / 1', height: '100%' },
      },
    },
  },
});
export const waiting = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  fontSize: vars.text.display,
  fontWeight: vars.font.bold,
  color: vars.color.inkSoft,
});
export const missing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  padding: space[32],
  background: vars.color.sunken,
  textAlign: 'center',
});
/** On the map it is at the bottom, above the attribution, which takes two lines in large type. */
export const toggle = style({
  gap: space[8],
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.belowDesktop]: {
      selectors: {
        '&[data-view=map]': {
          position: 'absolute',
          zIndex: 1,
          insetInlineStart: '50%',
          insetBlockEnd: 'calc(3.75rem - 36px + env(safe-area-inset-bottom))',
          translate: '-50% 0',
          boxShadow: vars.shadow.overlay,
        },
      },
    },
  },
});
