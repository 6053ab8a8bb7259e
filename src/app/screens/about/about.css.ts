import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const heading = style({ maxWidth: '14em', fontSize: vars.text.display });
export const photo = style({
  height: 'min(60vw, 520px)',
  borderRadius: vars.radius.sheet,
});
export const story = style({ display: 'grid', gap: space[24], fontSize: vars.text.lead, lineHeight: '1.75' });
export const team = style({
  display: 'grid',
  gap: `${space[40]} ${space[32]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const role = style({ paddingBlockStart: space[16], borderBlockStart: `2px solid ${color.ink}` });
export const roleName = style({
  marginBlockEnd: space[8],
  fontSize: vars.text.h3,
  fontWeight: vars.font.bold,
  letterSpacing: vars.tracking,
});
export const roleText = style({ color: color.inkSoft });

export const company = style({ display: 'grid', marginBlockEnd: space[40] });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '12rem 1fr',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: 0 } },
});
export const factName = style({ color: color.inkSoft });
