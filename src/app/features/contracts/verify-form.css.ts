import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[20] });
export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  padding: `${space[48]} ${space[20]}`,
  borderRadius: vars.radius.sheet,
  border: `2px dashed ${color.edge}`,
  background: color.sunken,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  '@media': { [media.mobile]: { padding: `${space[32]} ${space[20]}` } },
});
export const zoneOver = style({ borderColor: color.brand, background: color.surface });
export const icon = style({ color: color.inkSoft });
/** The file input is visually hidden: its label shows the focus. */
export const choose = style({
  selectors: {
    '&:focus-within': { outline: `3px solid ${color.brand}`, outlineOffset: '2px' },
  },
});
export const drop = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  '@media': { [media.mobile]: { display: 'none' } },
});
const line = style({ display: 'flex', alignItems: 'center', gap: space[8], color: color.inkSoft });
export const working = style([line, { justifyContent: 'center', padding: space[20] }]);
export const note = style([line, { alignItems: 'start', fontSize: vars.text.small }]);
export const file = style({ overflowWrap: 'anywhere' });
