import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const narrow = style({ width: '100%', maxWidth: '27rem', marginInline: 'auto' });
export const form = style({ display: 'grid', gap: space[24] });
export const intro = style({ display: 'grid', gap: space[8], marginBlockEnd: space[32] });
export const lead = style({ color: color.inkSoft });
export const two = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[12],
  alignItems: 'start',
});
export const phone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] } },
});
export const date = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr 1fr',
  gap: space[8],
  alignItems: 'start',
  // The longest word of the three is “Month”.
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1.2fr 1fr' } },
});
export const legend = style({
  marginBlockEnd: space[8],
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const below = style({ marginBlockStart: space[8] });
export const rules = style({ display: 'grid', gap: space[4], marginBlockStart: space[8] });
export const rule = style({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  selectors: { '&[data-met]': { color: color.success } },
});
export const consents = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[8],
  paddingInline: space[16],
  borderRadius: vars.radius.box,
  background: color.sunken,
});
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  marginBlockStart: space[24],
  color: color.inkSoft,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  color: color.brandText,
  fontWeight: vars.font.semibold,
});
export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  textAlign: 'center',
});
export const messageIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: vars.radius.round,
  background: color.brandSoft,
  color: color.brandText,
});
export const actions = style({
  display: 'grid',
  gap: space[12],
  width: '100%',
  justifyItems: 'center',
  marginBlockStart: space[16],
});

export const account = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto auto',
  alignItems: 'center',
  gap: space[20],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: '1fr', gap: space[16] } },
});
export const who = style({ display: 'grid', minWidth: 0 });
export const whoName = style({
  fontSize: vars.text.h3,
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.snug,
});
export const whoEmail = style({ color: color.inkSoft, fontSize: vars.text.small });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const groupTitle = style({
  fontSize: vars.text.lead,
  selectors: {
    [`${group} + ${group} &`]: { paddingBlockStart: space[24], borderBlockStart: `1px solid ${color.line}` },
  },
});
export const submit = style({ display: 'grid', justifyItems: 'start' });
export const underCheckbox = style({ paddingInlineStart: '34px' });
export const underField = style({ display: 'flex', justifyContent: 'flex-end' });
export const otherWay = style({ display: 'grid', gap: space[24], marginBlockStart: space[24] });
export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  color: color.inkSoft,
  fontSize: vars.text.small,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.line}` },
  },
});
