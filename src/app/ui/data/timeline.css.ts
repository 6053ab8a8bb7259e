import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space[4],
  '@media': { [media.mobile]: { flexDirection: 'column', gap: 0 } },
});
export const marked = style({
  paddingBlockStart: space[32],
  '@media': { [media.mobile]: { paddingBlockStart: 0 } },
});
export const segment = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  paddingBlockStart: space[20],
  paddingInlineEnd: space[8],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      height: '8px',
      borderRadius: vars.radius.round,
      background: 'currentColor',
    },
  },
  '@media': {
    [media.mobile]: {
      padding: `0 0 ${space[20]} ${space[28]}`,
      selectors: {
        '&::before': {
          insetInline: 'auto',
          insetInlineStart: 0,
          insetBlock: '2px',
          width: '8px',
          height: 'auto',
        },
      },
    },
  },
});
export const tone = styleVariants({
  good: { color: color.success },
  partial: { color: color.warning },
  none: { color: color.danger },
  neutral: { color: color.inkFaint },
});
export const words = style({ display: 'grid', gap: space[4], color: color.ink });
export const label = style({ fontWeight: vars.font.bold, lineHeight: vars.leading.snug });
export const range = style({
  color: color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const text = style({ color: color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.snug });

export const mark = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  width: '16px',
  height: '16px',
  marginInlineStart: '-8px',
  border: `4px solid ${color.ink}`,
  borderRadius: '50%',
  background: color.surface,
  '@media': { [media.mobile]: { insetInlineStart: '4px !important', insetBlockStart: '2px' } },
});
export const now = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  translate: '-50%',
  paddingBlockEnd: space[8],
  color: color.ink,
  fontSize: vars.text.small,
  fontWeight: vars.font.bold,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { position: 'static', translate: 'none', padding: 0 } },
});
