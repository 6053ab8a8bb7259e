import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const region = style({ position: 'relative', zIndex: vars.layer.toast });

/** Above the modal layer of a sheet, which blocks pointer events elsewhere. */
globalStyle(`${region} ol`, {
  pointerEvents: 'auto',
  zIndex: vars.layer.toast,
  fontFamily: 'inherit',
  // Sonner writes its own 356 px into the element.
  vars: { '--width': `${vars.width.toast} !important` },
});

export const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[12],
  width: '100%',
  maxWidth: vars.width.toast,
  padding: `${space[16]} ${space[8]} ${space[16]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  fontFamily: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const content = style({
  flex: '1 1 60%',
  minWidth: 0,
  fontWeight: vars.font.medium,
  paddingBlock: '1px',
});
export const kind = styleVariants({
  success: { color: color.success },
  warning: { color: color.warning },
  error: { color: color.danger },
  info: { color: color.inkSoft },
});
export const action = style({
  // A line of its own, below the words.
  order: 3,
  minHeight: vars.control.small,
  marginBlock: '-12px',
  marginInlineStart: space[20],
  paddingInline: space[12],
  borderRadius: vars.radius.round,
  color: color.brandText,
  fontWeight: vars.font.semibold,
  selectors: { '&:hover': { background: color.sunken } },
});
export const close = style({
  order: 2,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.small,
  height: vars.control.small,
  marginBlock: '-12px',
  borderRadius: vars.radius.round,
  color: color.inkSoft,
  selectors: { '&:hover': { background: color.sunken } },
});
