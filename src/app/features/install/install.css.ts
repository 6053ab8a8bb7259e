import { createVar, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

const counter = 'install-step';

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});
export const about = style({ flex: '1 1 16rem', display: 'grid', gap: space[8] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const anytime = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  color: color.inkSoft,
});

export const lead = style({ color: color.inkSoft });
export const steps = style({
  display: 'grid',
  gap: space[24],
  marginBlockStart: space[20],
  padding: 0,
  // With no mark at all a list is none to VoiceOver; an empty one draws nothing.
  listStyleType: '""',
  counterReset: counter,
});
const numberWidth = createVar();
export const step = style({
  vars: { [numberWidth]: '32px' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingInlineStart: `calc(${numberWidth} + ${space[12]})`,
  counterIncrement: counter,
  selectors: {
    '&::before': {
      content: `counter(${counter})`,
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      display: 'grid',
      placeItems: 'center',
      width: numberWidth,
      height: numberWidth,
      borderRadius: vars.radius.round,
      background: color.brandSoft,
      color: color.brandText,
      fontWeight: vars.font.bold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const words = style({ paddingBlockStart: space[4] });
export const note = style({
  display: 'grid',
  gap: space[12],
  marginBlockStart: space[24],
  color: color.inkSoft,
  fontSize: vars.text.small,
});
export const copy = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const addressLabel = style({ color: color.inkSoft, fontSize: vars.text.small });
export const address = style({
  justifySelf: 'stretch',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.field,
  background: color.sunken,
  color: color.ink,
  fontSize: vars.text.body,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});
export const copyResult = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
