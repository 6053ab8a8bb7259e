import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const kinds = style({ display: 'grid', gap: space[4], border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({ padding: 0, fontWeight: vars.font.semibold });
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.snug });
