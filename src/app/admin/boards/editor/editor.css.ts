import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#app/ui/theme/theme.css.ts';

const { color, space } = vars;

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const label = style({ fontSize: vars.text.small, fontWeight: vars.font.semibold });
export const box = style({
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.field,
  background: color.surface,
  selectors: {
    '&:focus-within': { borderColor: color.ink },
    '&[data-invalid]': { borderColor: color.danger },
  },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const tool = style({
  selectors: { '&[aria-pressed=true]': { background: color.sunken, color: color.brandText } },
});
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const text = style({});

const written = `${text} [contenteditable]`;
globalStyle(written, {
  minHeight: '240px',
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: space[16],
  borderRadius: vars.radius.field,
  lineHeight: '1.75',
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
});
globalStyle(`${written} > * + *`, { marginBlockStart: space[12] });
globalStyle(`${written} h2`, { fontSize: vars.text.h3 });
globalStyle(`${written} h3`, { fontSize: vars.text.lead });
globalStyle(`${written} :is(ul, ol)`, { paddingInlineStart: space[24] });
globalStyle(`${written} ul`, { listStyle: 'disc' });
globalStyle(`${written} ol`, { listStyle: 'decimal' });
globalStyle(`${written} blockquote`, {
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color.brand}`,
});
globalStyle(`${written} a`, { color: color.brandText, textDecoration: 'underline' });
globalStyle(`${written} img`, { maxWidth: '100%', height: 'auto', borderRadius: vars.radius.field });
globalStyle(`${written} img.ProseMirror-selectednode`, { outline: `3px solid ${color.brand}` });
