import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const way = style({ display: 'grid', gap: space[16] });
export const step = style({ display: 'flex', alignItems: 'flex-start', gap: space[16] });
export const icon = style({ color: color.brandText });
export const area = style({ display: 'block' });
export const later = style({ color: color.inkSoft, fontSize: vars.text.small });
export const maps = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginBlockStart: space[24] });
export const map = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
/** Reserves room for the map and the words below it, so that nothing moves when they load. */
export const mapRoom = style({ minHeight: '22rem', marginBlockEnd: space[24] });
/** Reserves room for the commutes to universities, so that nothing moves when they load. */
export const wayRoom = style({ minHeight: '17rem', marginBlockStart: space[32] });
