import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const page = style({ maxWidth: vars.width.reading, marginInline: 'auto' });
export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[48] });
export const way = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });
export const room = style({ minHeight: '164px' });
export const note = style({ color: vars.color.inkSoft });
