import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const text = style({ display: 'grid', gap: space[32], fontVariantNumeric: 'tabular-nums' });
export const intro = style({ fontSize: vars.text.lead });
export const section = style({ display: 'grid', gap: space[12], color: color.inkSoft });
export const title = style({ color: color.ink, fontSize: vars.text.h3 });
