import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const known = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[32] });
export const name = style({ fontSize: vars.text.h3, fontWeight: vars.font.bold });
