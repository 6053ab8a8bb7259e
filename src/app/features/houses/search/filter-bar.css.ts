import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space[12] });

export const bar = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '1.3fr 1fr 1.4fr 1fr auto',
      alignItems: 'stretch',
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.box,
      background: color.surface,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const cell = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  minWidth: 0,
  minHeight: '72px',
  padding: `${space[12]} ${space[48]} ${space[12]} ${space[20]}`,
  borderInlineEnd: `1px solid ${color.line}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&:first-child': { borderRadius: `${vars.radius.box} 0 0 ${vars.radius.box}` },
    '&:focus-visible, &:has(:focus-visible)': { outline: `3px solid ${color.brand}`, outlineOffset: '-3px' },
    '&[aria-disabled=true]': { background: color.sunken, cursor: 'not-allowed' },
  },
});
export const label = style({
  color: color.inkSoft,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
});
export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${cell}[aria-disabled=true] ${value}`, { color: color.inkSoft });
/** The target of the select is the whole cell; its text is below the label. */
export const select = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: `31px ${space[48]} ${space[12]} ${space[20]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: color.ink,
  fontWeight: vars.font.semibold,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
globalStyle(`${select} option`, { background: color.surface, color: color.ink });
globalStyle(`label${cell}`, { alignContent: 'start', paddingBlockStart: '13px' });
export const icon = style({
  position: 'absolute',
  insetInlineEnd: space[20],
  insetBlockStart: '50%',
  translate: '0 -50%',
  color: color.inkSoft,
  pointerEvents: 'none',
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  paddingInline: space[24],
  borderRadius: `0 ${vars.radius.box} ${vars.radius.box} 0`,
  fontWeight: vars.font.semibold,
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '22px',
  height: '22px',
  paddingInline: '6px',
  borderRadius: vars.radius.round,
  background: color.primary,
  color: color.onPrimary,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const phone = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: '64px',
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[20]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const phoneIcon = style({ color: color.brandText });
export const phoneWords = style({ flex: 1, display: 'grid', minWidth: 0, lineHeight: vars.leading.snug });
export const phonePlace = style({ fontWeight: vars.font.semibold });
export const phoneRest = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const phoneMore = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.small,
  height: vars.control.small,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.round,
});
globalStyle(`${phoneMore} ${count}`, {
  position: 'absolute',
  insetBlockStart: '-6px',
  insetInlineEnd: '-4px',
});

export const chosen = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.control.small,
  paddingInline: space[16],
  borderRadius: vars.radius.round,
  background: color.sunken,
  fontSize: vars.text.small,
  fontWeight: vars.font.medium,
  selectors: { '&:hover': { background: color.line } },
});
