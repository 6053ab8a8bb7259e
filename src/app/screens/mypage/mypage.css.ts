import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  paddingBlock: space[48],
  '@media': { [media.mobile]: { gap: space[40], paddingBlock: space[24] } },
});
export const head = style({ display: 'grid', gap: space[8] });
export const held = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: vars.control.small,
  marginBlockStart: space[8],
  padding: `${space[12]} ${space[20]}`,
  borderRadius: vars.radius.box,
  background: color.warningSoft,
  color: color.ink,
  textDecoration: 'none',
});
export const heldIcon = style({ flex: 'none' });
export const lead = style({ color: color.inkSoft });

export const stay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
  gap: space[48],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.line}`,
});
export const hero = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'center',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
});
export const heroPhoto = style({ borderRadius: vars.radius.box, overflow: 'hidden' });
export const heroWords = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const figures = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.control.small,
  color: color.inkSoft,
  fontWeight: vars.font.semibold,
  textDecoration: 'none',
  justifySelf: 'start',
  // The arrow has padding of its own.
  marginInlineStart: `calc(-1 * ${space[4]})`,
});
export const side = style({
  position: 'sticky',
  insetBlockStart: space[96],
  '@media': { [media.belowDesktop]: { position: 'static' } },
  display: 'grid',
  gap: space[20],
  padding: space[24],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sheet,
  background: color.surface,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], justifySelf: 'start' });
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  width: '100%',
  marginBlock: space[12],
});
export const leave = style({ display: 'grid', gap: space[12], justifyItems: 'start' });

export const install = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
});
export const signers = style({ display: 'grid', gap: space[4] });
export const signer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
});
