import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const top = style({
  display: 'grid',
  gap: space[32],
  paddingBlockStart: space[32],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      gap: space[64],
      paddingBlockStart: space[40],
    },
  },
});
export const words = style({ display: 'grid', gap: space[16] });
export const eyebrow = style({
  color: color.brandText,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const heading = style({ fontSize: vars.text.display });
export const lead = style({ color: color.inkSoft, fontSize: vars.text.lead });
export const photo = style({
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.sheet,
  '@media': { [media.desktop]: { aspectRatio: '4 / 5', maxHeight: '560px', justifySelf: 'stretch' } },
});
export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginBlockStart: space[16],
});
export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });

export const list = style({ borderBlockStart: `1px solid ${color.line}` });
export const item = style({
  display: 'grid',
  gap: `${space[4]} ${space[40]}`,
  paddingBlock: space[24],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '16rem 1fr', alignItems: 'baseline' } },
});
export const name = style({
  fontSize: vars.text.h3,
  fontWeight: vars.font.bold,
  letterSpacing: vars.tracking,
});
export const text = style({ color: color.inkSoft });

export const steps = style({
  display: 'grid',
  gap: space[40],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const step = style({ display: 'grid', alignContent: 'start', gap: space[8] });
export const number = style({
  color: color.brandText,
  fontSize: vars.text.display,
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.tight,
});

export const places = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  paddingInline: `${space[16]} ${space[8]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.round,
  fontWeight: vars.font.medium,
});
/** As high as the form, so that loading it moves nothing below. */
export const request = style({ minHeight: '36rem' });
