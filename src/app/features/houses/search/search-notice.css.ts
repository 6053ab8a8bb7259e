import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

const box = style({
  display: 'flex',
  gap: space[12],
  padding: `${space[16]} ${space[20]}`,
  borderRadius: vars.radius.box,
  lineHeight: vars.leading.snug,
});
export const quiet = style([box, { background: color.sunken, color: color.inkSoft }]);
export const notice = style([box, { background: color.warningSoft, color: color.warning }]);
export const lines = style({ display: 'grid', gap: space[8], color: color.ink });
