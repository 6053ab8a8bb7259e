import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '24px',
  padding: `2px ${space[8]}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
});
export const tone = styleVariants({
  neutral: { background: color.sunken, color: color.inkSoft },
  brand: { background: color.brandSoft, color: color.brandText },
  success: { background: color.successSoft, color: color.success },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
  outline: { border: `1px solid ${color.edge}`, color: color.ink },
  onPhoto: { background: color.surface, color: color.ink },
});

export const line = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '26px',
  height: '26px',
  borderRadius: '50%',
  color: color.onPhoto,
  // 14 pt bold: from this size on white reaches the contrast asked of large text on lines 2 and 6.
  fontSize: '18.67px',
  fontWeight: vars.font.bold,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  forcedColorAdjust: 'none',
});
export const lineColor = styleVariants({
  1: { background: vars.subway[1] },
  2: { background: vars.subway[2] },
  6: { background: vars.subway[6] },
});
