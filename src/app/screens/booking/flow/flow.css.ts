import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const head = style({ display: 'grid', gap: space[8] });
export const standing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[24],
  alignItems: 'end',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
// A phone shows at once what is left to do.
export const standingDrawing = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const lead = style({ color: color.inkSoft });
export const note = style({ color: color.inkSoft, fontSize: vars.text.small });
export const words = style({ display: 'grid', gap: space[8] });
export const task = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[16],
  padding: space[24],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sheet,
  background: color.surface,
  scrollMarginBlockStart: space[96],
  selectors: { '&[data-done]': { background: color.successSoft, borderColor: 'transparent' } },
});
export const taskTitle = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const tick = style({ color: color.success });
export const stay = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
});
export const smallPhoto = style({ borderRadius: vars.radius.box, overflow: 'hidden' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  fontWeight: vars.font.semibold,
});

export const confirmed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[48]} ${space[64]}`,
  paddingBlock: space[48],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32], paddingBlock: space[24] },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24], paddingBlock: 0 },
  },
});
export const picture = style({
  position: 'relative',
  minHeight: '480px',
  borderRadius: vars.radius.sheet,
  overflow: 'hidden',
  background: color.sunken,
  '@media': {
    [media.belowDesktop]: { minHeight: 0, aspectRatio: '3 / 2' },
    [media.print]: { minHeight: 0, height: '60mm' },
  },
});
export const facts = style({ display: 'grid', alignContent: 'start', gap: space[24] });
export const stamp = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[4]} ${space[12]}`,
  borderRadius: vars.radius.round,
  background: color.successSoft,
  color: color.success,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  '@media': { [media.mobile]: { justifyItems: 'stretch' }, [media.print]: { display: 'none' } },
});
export const onward = style([actions, { marginBlockStart: space[8] }]);
export const small = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const until = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[24],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.line}`,
});
export const filling = style({ selectors: { '&&': { position: 'absolute', inset: 0 } } });
