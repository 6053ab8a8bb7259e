import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const band = style({ position: 'relative', background: color.sunken });
export const photo = style({
  width: '100%',
  '@media': {
    [media.belowDesktop]: { aspectRatio: '3 / 2' },
    [media.desktop]: { selectors: { '&&': { position: 'absolute', inset: 0, width: '66%' } } },
  },
});
export const inner = style({
  position: 'relative',
  '@media': { [media.desktop]: { paddingBlock: space[96] } },
});
export const paper = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[20],
  paddingBlock: `${space[32]} ${space[48]}`,
  '@media': {
    [media.desktop]: {
      width: '520px',
      marginInlineStart: 'auto',
      padding: space[48],
      borderRadius: vars.radius.sheet,
      background: color.surface,
      boxShadow: vars.shadow.raised,
    },
  },
});
export const text = style({ color: color.inkSoft, fontSize: vars.text.lead });
export const next = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  width: '100%',
  padding: space[16],
  borderRadius: vars.radius.box,
  background: color.brandSoft,
  textDecoration: 'none',
});
export const nextWords = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  lineHeight: vars.leading.snug,
});
export const eyebrow = style({
  color: color.brandText,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const where = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
