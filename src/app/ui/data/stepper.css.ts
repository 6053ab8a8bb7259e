import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', gap: space[8] });
export const step = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  alignItems: 'end',
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  selectors: {
    '&[data-state=now]': { color: color.ink, fontWeight: vars.font.bold },
  },
});
/** The floor that the steps stand on, in ink, above the track of the warm line. */
export const floor = style({
  marginBlockStart: space[8],
  paddingBlockStart: space[4],
  borderBlockStart: `2px solid ${color.ink}`,
});
export const warm = style({
  height: '4px',
  borderRadius: vars.radius.round,
  background: color.brand,
  transition: `inline-size ${vars.motion.page} ${vars.motion.ease}`,
});
export const words = style({ display: 'flex', alignItems: 'center', gap: space[4], minHeight: '24px' });
export const tick = style({ color: color.success });
export const press = style({
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.control.small,
  marginBlock: '-10px',
  color: color.ink,
  lineHeight: vars.leading.tight,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationColor: color.edge,
});
