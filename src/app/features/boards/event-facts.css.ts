import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const facts = style({ display: 'grid', gap: space[8], fontVariantNumeric: 'tabular-nums' });
export const fact = style({ display: 'grid', gridTemplateColumns: '5rem 1fr', gap: space[12] });
export const name = style({ fontWeight: vars.font.semibold });
/** Reserves room for the sign-up, so that nothing moves when it loads. */
export const seats = style({ minHeight: '176px' });
export const cancelled = style({ marginBlockEnd: space[12], fontWeight: vars.font.bold });
