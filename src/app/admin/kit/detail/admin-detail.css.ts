import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  paddingBlock: `${space[16]} ${space[64]}`,
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.control.small,
  justifySelf: 'start',
  marginInlineStart: `-${space[4]}`,
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  textDecoration: 'none',
});
export const head = style({ display: 'grid', justifyItems: 'start', gap: space[8] });
export const title = style({ fontSize: vars.text.h2 });
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.medium,
  lineHeight: vars.leading.snug,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const partTitle = style({ fontSize: vars.text.body });
export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
