import { style } from '@vanilla-extract/css';
import { lightColors } from '#app/ui/theme/palette.ts';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const pad = style({ display: 'grid', gap: space[8] });
/** White in both themes: the signature is printed on paper. */
export const paper = style({
  position: 'relative',
  aspectRatio: '3',
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.box,
  background: lightColors.surface,
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '8%',
      insetBlockEnd: '24%',
      borderBlockEnd: `1px dashed ${lightColors.edge}`,
      pointerEvents: 'none',
    },
  },
});
export const canvas = style({ width: '100%', height: '100%', touchAction: 'none', cursor: 'crosshair' });
export const hint = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  paddingBlockEnd: space[24],
  color: lightColors.inkSoft,
  pointerEvents: 'none',
});
export const typed = style({
  position: 'absolute',
  insetInline: '8%',
  insetBlockEnd: '26%',
  color: lightColors.ink,
  fontSize: vars.text.h1,
  fontStyle: 'italic',
  fontWeight: vars.font.medium,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const tools = style({ display: 'flex', justifyContent: 'flex-end', gap: space[8] });
