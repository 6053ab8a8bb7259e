import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[56],
  paddingBlock: `${space[32]} ${space[80]}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[24],
  inlineSize: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[48] } },
});
export const words = style({ display: 'grid', gap: space[12] });
export const eyebrow = style({
  color: color.brandText,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const lead = style({ color: color.inkSoft, fontSize: vars.text.lead });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const photo = style({ borderRadius: vars.radius.sheet });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[40]} ${space[48]}`,
  inlineSize: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${color.line}`,
});
export const title = style({ fontSize: vars.text.h3 });
export const list = style({ display: 'grid', gap: space[16] });
export const name = style({ fontSize: vars.text.body, fontWeight: vars.font.semibold });
export const note = style({ color: color.inkSoft, fontSize: vars.text.small });
export const homes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  inlineSize: '100%',
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[40]} ${space[24]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
