import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const soft = style({ color: color.inkSoft });

export const benefit = style({ '@media': { [media.desktop]: { paddingBlock: space[128] } } });
export const statement = style({
  maxWidth: '22em',
  fontSize: vars.text.h1,
  '@media': { [media.desktop]: { fontSize: vars.text.display } },
});
export const telling = style({
  maxWidth: vars.width.reading,
  marginBlockStart: space[24],
  color: color.inkSoft,
  fontSize: vars.text.lead,
});

export const missionTitle = style({
  color: color.brandText,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
  letterSpacing: 'normal',
});
const missionText = style({
  maxWidth: '30em',
  marginBlockStart: space[12],
  fontSize: vars.text.h2,
  fontWeight: vars.font.bold,
  letterSpacing: vars.tracking,
  lineHeight: vars.leading.snug,
});
export const missionLong = style([missionText, { '@media': { [media.mobile]: { display: 'none' } } }]);
export const missionShort = style([missionText, { '@media': { [media.tablet]: { display: 'none' } } }]);
export const values = style({
  display: 'grid',
  gap: `${space[20]} ${space[48]}`,
  marginBlockStart: space[40],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', maxWidth: '56rem' } },
});
export const value = style({ paddingBlockStart: space[16], borderBlockStart: `2px solid ${color.brand}` });
export const valueName = style({
  fontSize: vars.text.h3,
  fontWeight: vars.font.bold,
  letterSpacing: vars.tracking,
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  marginBlockStart: space[24],
  fontWeight: vars.font.semibold,
});
