import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});
export const words = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const label = style({ fontWeight: vars.font.semibold, lineHeight: vars.leading.snug });
export const buttons = style({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' });
export const value = style({
  minWidth: '2.5ch',
  textAlign: 'center',
  fontSize: vars.text.lead,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const notice = style({ marginBlockStart: space[8], minHeight: '1.25rem' });
