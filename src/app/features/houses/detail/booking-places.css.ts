import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gap: space[20],
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: space[96],
      maxHeight: `calc(100dvh - ${space[128]})`,
      overflowY: 'auto',
      padding: space[24],
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.sheet,
      background: color.surface,
      boxShadow: vars.shadow.raised,
    },
  },
});
export const month = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const amount = style({ color: color.ink, fontSize: vars.text.h3, fontWeight: vars.font.bold });
export const act = style({ display: 'grid', gap: space[8] });
export const note = style({ color: color.inkSoft, fontSize: vars.text.small, textAlign: 'center' });

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[12]} ${space[20]} calc(${space[12]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const barWords = style({ display: 'grid', minWidth: 0, lineHeight: vars.leading.snug });
export const barAmount = style({ fontSize: vars.text.lead, fontVariantNumeric: 'tabular-nums' });
export const barProblem = style({
  color: color.danger,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
});
export const barDates = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
