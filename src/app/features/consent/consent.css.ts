import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { fade } from '#app/ui/theme/motion.css.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const ask = style({
  position: 'fixed',
  insetInline: space[12],
  // Above the actions that stick to the foot of a page: a tap that is meant for them answers nothing.
  insetBlockEnd: `calc(${space[12]} + var(--page-foot, 0px) + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.bar,
  display: 'grid',
  gap: space[4],
  maxHeight: 'min(60vh, 100dvh - var(--page-foot, 0px) - 96px)',
  overflowY: 'auto',
  padding: `${space[8]} ${space[16]} ${space[16]}`,
  borderRadius: vars.radius.sheet,
  border: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: vars.shadow.overlay,
  animation: `${fade} ${vars.motion.slow} ease-out`,
  '@media': {
    [media.tablet]: {
      insetInline: `${space[24]} auto`,
      insetBlockEnd: `calc(${space[24]} + var(--page-foot, 0px))`,
      width: '440px',
      padding: `${space[16]} ${space[24]} ${space[24]}`,
    },
    [media.still]: { animation: 'none' },
    [media.print]: { display: 'none' },
  },
});
export const askHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  marginInlineEnd: `-${space[12]}`,
});
export const askTitle = style({ fontSize: vars.text.lead, fontWeight: vars.font.bold });
export const askText = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const answers = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[8],
  marginBlockStart: space[8],
});

export const settings = style({ display: 'grid', gap: space[20] });
export const lead = style({ color: color.inkSoft });
export const purposes = style({ display: 'grid', gap: space[4] });
export const purpose = style({
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
});
export const necessary = style({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.line}`,
});
export const small = style({ color: color.inkSoft, fontSize: vars.text.small });
export const foot = style({ display: 'grid', gap: space[8] });
export const sent = style({ display: 'grid', gap: space[12], marginBlockStart: space[12] });
