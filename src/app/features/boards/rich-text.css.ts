import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const text = style({ fontSize: vars.text.lead, lineHeight: '1.75' });
globalStyle(`${text} > * + *`, { marginBlockStart: space[20] });
globalStyle(`${text} > h2`, { marginBlockStart: space[40], fontSize: vars.text.h3 });
globalStyle(`${text} > h3`, { marginBlockStart: space[32], fontSize: vars.text.lead });
globalStyle(`${text} ul, ${text} ol`, { display: 'grid', gap: space[8], paddingInlineStart: space[24] });
globalStyle(`${text} ul`, { listStyle: 'disc' });
globalStyle(`${text} ol`, { listStyle: 'decimal' });
globalStyle(`${text} li::marker`, { color: color.brand });
globalStyle(`${text} blockquote`, {
  paddingInlineStart: space[20],
  borderInlineStart: `3px solid ${color.brand}`,
  color: color.inkSoft,
});
globalStyle(`${text} img`, { width: '100%', borderRadius: vars.radius.box });
globalStyle(`${text} a`, { color: color.brandText });
