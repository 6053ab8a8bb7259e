import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const list = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc(100% + ${space[4]})`,
  zIndex: vars.layer.overlay,
  width: 'max-content',
  minWidth: '100%',
  maxWidth: 'min(22rem, 86vw)',
  maxHeight: '17rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  boxShadow: vars.shadow.overlay,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.control.small,
  textAlign: 'start',
  paddingInline: space[12],
  borderRadius: vars.radius.inner,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&[data-active], &:hover': { background: color.sunken },
    '&[aria-selected=true]': { fontWeight: vars.font.semibold, color: color.brandText },
  },
});

export const nothing = style({ padding: space[12], color: color.inkSoft, fontSize: vars.text.small });
