import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  maxWidth: '880px',
  marginInline: 'auto',
  marginBlockEnd: space[32],
  textAlign: 'center',
});
export const type = style({
  color: color.brandText,
  fontSize: vars.text.small,
  fontWeight: vars.font.semibold,
});
export const summary = style({ color: color.inkSoft, fontSize: vars.text.lead });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${space[16]}`,
  color: color.inkSoft,
  fontSize: vars.text.small,
});
export const photo = style({ maxWidth: '880px', marginInline: 'auto', borderRadius: vars.radius.sheet });
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space[12],
});
export const galleryPicture = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.box,
});
export const body = style({
  display: 'grid',
  gap: space[32],
  paddingBlockStart: space[40],
  paddingInline: 0,
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[8],
  minHeight: vars.control.small,
  fontWeight: vars.font.semibold,
});
