import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[8] });
export const more = style({});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.control.small,
  width: 'fit-content',
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
});
export const sign = style({ selectors: { [`${more}[open] > * > &`]: { rotate: '180deg' } } });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
  alignItems: 'end',
  gap: space[12],
  paddingBlock: space[4],
});
export const flags = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[20]}`,
  fontSize: vars.text.small,
});
export const clear = style({ justifySelf: 'start' });
