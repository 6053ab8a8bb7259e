import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  verticalAlign: 'middle',
  borderRadius: vars.radius.round,
  background: color.sunken,
  color: color.inkSoft,
  fontWeight: vars.font.bold,
});
const sized = (size: string) => ({ inlineSize: size, blockSize: size });

export const initial = styleVariants({
  small: [base, sized('36px')],
  large: [base, sized('72px'), { fontSize: vars.text.h3 }],
});
