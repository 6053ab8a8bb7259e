import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[24], maxWidth: '44rem' });
export const two = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
/** Hidden from view and from screen readers, because only bots fill it in. */
export const unseen = style({ position: 'absolute', insetInlineStart: '-9999px' });
