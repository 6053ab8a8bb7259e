import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[32],
  '@media': { [media.desktop]: { gridTemplateColumns: '240px minmax(0, 760px)', gap: space[80] } },
});
export const groups = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[96], alignSelf: 'start' } },
});
export const groupList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.desktop]: { display: 'grid', gap: 0 } },
});
export const group = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  paddingInline: space[16],
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  '@media': {
    [media.desktop]: { padding: 0, border: 0, fontSize: vars.text.body },
    [media.hover]: { selectors: { '&:hover': { color: color.brandText } } },
  },
});
export const answers = style({ display: 'grid', gap: space[56], minWidth: 0 });
globalStyle(`${answers} mark`, { background: color.brandSoft, color: 'inherit' });
export const title = style({ marginBlockEnd: space[8] });
export const answer = style({ whiteSpace: 'pre-line' });
export const found = style({
  minHeight: space[24],
  paddingBlockStart: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
});
export const more = style({ marginBlockEnd: space[8], fontSize: vars.text.h3 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginBlockStart: space[20] });
export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
