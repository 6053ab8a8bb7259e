import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const facts = style({ display: 'grid', gap: space[8], fontVariantNumeric: 'tabular-nums' });
export const fact = style({ display: 'grid', gridTemplateColumns: '5rem 1fr', gap: space[12] });
export const name = style({ fontWeight: vars.font.semibold });
export const how = style({ marginBlockStart: space[16], fontSize: vars.text.small });
export const cancelled = style({ marginBlockEnd: space[12], fontWeight: vars.font.bold });
