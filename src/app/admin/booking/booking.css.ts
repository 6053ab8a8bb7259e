import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: space[24],
  maxWidth: '680px',
});
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const legend = style({
  marginBlockEnd: space[12],
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const soft = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const label = style([soft, { display: 'block' }]);
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: space[16],
  borderRadius: vars.radius.box,
  background: color.sunken,
  overflowWrap: 'anywhere',
});
export const members = style({
  display: 'grid',
  maxHeight: '20rem',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
});
export const member = style({
  display: 'grid',
  gap: space[4],
  width: '100%',
  minHeight: '44px',
  padding: `${space[8]} ${space[16]}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-disabled]': { cursor: 'not-allowed', color: color.inkSoft },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunken } } } },
});
export const quote = style({
  padding: space[16],
  borderRadius: vars.radius.box,
  background: color.sunken,
});
