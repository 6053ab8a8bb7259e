import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const prompt = style({
  position: 'fixed',
  insetInline: vars.space[16],
  insetBlockEnd: `calc(${vars.space[16]} + var(--page-foot, 0px) + env(safe-area-inset-bottom))`,
  marginInline: 'auto',
  maxWidth: '500px',
  zIndex: vars.layer.toast,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.box,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
});

export const actions = style({ display: 'flex', gap: vars.space[8] });
