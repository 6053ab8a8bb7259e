import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const ways = style({ display: 'grid', gap: vars.space[16] });
export const list = style({ display: 'grid', gap: vars.space[8] });
