import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const leaf = style({
  display: 'grid',
  justifyItems: 'center',
  alignSelf: 'start',
  flex: 'none',
  width: '72px',
  paddingBlockEnd: space[8],
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  background: color.surface,
  border: `1px solid ${color.line}`,
  color: color.ink,
  lineHeight: vars.leading.tight,
});
export const month = style({
  justifySelf: 'stretch',
  marginBlockEnd: space[8],
  paddingBlock: space[4],
  background: color.brand,
  color: color.onBrand,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.bold,
  textAlign: 'center',
});
export const day = style({
  fontSize: vars.text.h2,
  fontWeight: vars.font.bold,
  letterSpacing: vars.tracking,
});
export const weekday = style({
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.medium,
});
