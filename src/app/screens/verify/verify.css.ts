import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const page = style({ maxWidth: vars.width.reading, marginInline: 'auto' });
