import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', gap: space[8] });
export const step = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gap: space[8],
  color: color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  selectors: {
    '&::before': { content: '""', height: '4px', borderRadius: vars.radius.round, background: color.line },
    '&[data-state=done]::before, &[data-state=now]::before': { background: color.brand },
    '&[data-state=now]': { color: color.ink, fontWeight: vars.font.bold },
  },
});
export const words = style({ display: 'flex', alignItems: 'center', gap: space[4], minHeight: '24px' });
export const tick = style({ color: color.success });
export const press = style({
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.control.small,
  marginBlock: '-10px',
  color: color.ink,
  lineHeight: vars.leading.tight,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationColor: color.edge,
});
