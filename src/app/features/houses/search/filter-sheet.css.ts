import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const parts = style({ display: 'grid', gap: space[32] });
export const part = style({ display: 'grid', gap: space[12], minWidth: 0 });
export const heading = style({ fontSize: vars.text.body, fontWeight: vars.font.semibold, letterSpacing: 0 });
export const rents = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[12] });
export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] });
