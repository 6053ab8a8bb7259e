import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

export const page = style({ paddingBlock: vars.space[48] });
export const shape = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });
export const head = style({ display: 'grid', gap: vars.space[8] });
export const words = style({ color: vars.color.inkSoft });
