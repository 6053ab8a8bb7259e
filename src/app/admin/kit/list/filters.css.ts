import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 220px',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const code = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: `0 ${space[12]}`,
});
export const legend = style({ fontWeight: vars.font.semibold, fontSize: vars.text.small });
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const houses = style({
  maxHeight: '260px',
  overflowY: 'auto',
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.field,
});
export const unit = style({ color: color.inkSoft, fontSize: vars.text.small, paddingInlineEnd: space[8] });
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
