import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const failed = style({ display: 'grid', justifyItems: 'start', gap: vars.space[12] });
