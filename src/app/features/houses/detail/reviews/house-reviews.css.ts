import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space[32] });
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  selectors: { '&:empty': { display: 'none' } },
});
export const bars = style({ maxWidth: '640px' });
export const list = style({
  display: 'grid',
  gap: `${space[32]} ${space[40]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const review = style({ display: 'grid', gap: space[8], alignContent: 'start', minWidth: 0 });
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});
export const name = style({ fontWeight: vars.font.semibold });
export const comment = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const answer = style([
  comment,
  { paddingInlineStart: space[16], borderInlineStart: `2px solid ${color.line}`, fontSize: vars.text.small },
]);
