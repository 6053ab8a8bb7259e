import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
export const head = style({ display: 'grid', gap: space[8] });
export const title = style({ fontSize: vars.text.h2 });
export const price = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const partTitle = style({ fontSize: vars.text.h3 });
