import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.snug });
export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const add = style({ justifySelf: 'start' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[12],
  background: color.surface,
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
