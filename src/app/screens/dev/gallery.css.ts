import { assignVars, style } from '@vanilla-extract/css';
import { darkColors, darkShadows, lightColors, lightShadows } from '../../ui/theme/palette.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const doubled = (
  scheme: 'light' | 'dark',
  colors: typeof lightColors | typeof darkColors,
  shadows: typeof lightShadows | typeof darkShadows,
) =>
  style({
    selectors: {
      // Twice, to weigh more than the theme of the system.
      '&&': {
        colorScheme: scheme,
        vars: { ...assignVars(vars.color, { ...colors }), ...assignVars(vars.shadow, { ...shadows }) },
      },
    },
  });

/** Forces one theme on the root element, whatever the system prefers. */
export const light = doubled('light', lightColors, lightShadows);
export const dark = doubled('dark', darkColors, darkShadows);

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  paddingBlock: vars.space[12],
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
export const grid = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
});
export const swatches = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
});
export const swatch = style({ display: 'grid', gap: vars.space[4], fontSize: vars.text.tiny });
export const chip = style({
  height: '56px',
  borderRadius: vars.radius.field,
  border: `1px solid ${vars.color.line}`,
});
export const narrow = style({ maxWidth: '420px' });
export const photo = style({ borderRadius: vars.radius.box });
