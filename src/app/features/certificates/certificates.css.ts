import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.line}`,
});
export const soft = style({ color: color.inkSoft });
export const small = style({ color: color.inkSoft, fontSize: vars.text.small });
export const form = style({ display: 'grid', gap: space[20], justifyItems: 'start' });
export const fields = style({ display: 'grid', gap: space[20], width: '100%' });
export const list = style({ display: 'grid', borderBlockStart: `1px solid ${color.line}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[8]} ${space[16]}`,
  alignItems: 'center',
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});
export const words = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' });
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });
export const code = style({ fontVariantNumeric: 'tabular-nums', fontSize: vars.text.small });

export const check = style({ display: 'grid', gap: space[20] });
