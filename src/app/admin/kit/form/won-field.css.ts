import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const unit = style({ paddingInlineEnd: space[12], color: color.inkSoft });
