import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const views = style({ display: 'grid', gap: space[8] });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const item = style({ display: 'flex', alignItems: 'center' });
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  paddingInline: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  color: color.ink,
  fontSize: vars.text.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': { background: color.ink, borderColor: color.ink, color: color.surface },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.ink } } } },
});
export const by = style({ opacity: 0.8, fontSize: vars.text.tiny });
export const form = style({
  display: 'grid',
  gap: space[12],
  maxWidth: '28rem',
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
});
export const soft = style({ color: color.inkSoft, fontSize: vars.text.small });
