import { globalStyle, style } from '@vanilla-extract/css';
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
  // The handle and the way to remove stand above the words, which need the width.
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
globalStyle(`${step} > :last-child`, { justifySelf: 'end' });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridArea: '2 / 1 / auto / -1' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
