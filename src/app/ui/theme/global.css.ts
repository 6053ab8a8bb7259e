import { globalStyle, style } from '@vanilla-extract/css';
import { fontFamily } from './fonts.css.ts';
import { media } from './media.ts';
import { fade, pass } from './motion.css.ts';
import { vars } from './theme.css.ts';

// Everything here sits in `:where()`, so that any class wins over it.

// Has the specificity of `:where(*)`, which the extractor of critical CSS cannot read: the page would shift when the sheet arrives.
globalStyle('*', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: vars.space[96],
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('body', {
  minHeight: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  wordBreak: 'keep-all',
  // `anywhere` would let a column shrink to a letter for a neighbour that is wide.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
});

globalStyle(':where(h1, h2, h3, h4)', {
  fontWeight: vars.font.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking,
  textWrap: 'balance',
});
globalStyle(':where(h1)', { fontSize: vars.text.h1 });
globalStyle(':where(h2)', { fontSize: vars.text.h2 });
globalStyle(':where(h3)', { fontSize: vars.text.h3 });
globalStyle(':where(h4)', { fontSize: vars.text.lead });

globalStyle(':where(p, li, dd)', { textWrap: 'pretty' });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(img, picture, video, canvas)', { display: 'block', maxWidth: '100%' });
globalStyle(':where(svg)', { flex: 'none' });
globalStyle(':where(input, button, textarea, select)', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle(':where(button)', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle(':where(fieldset)', { border: 0, minInlineSize: 0 });
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle(':where(hr)', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
globalStyle(':where(address, cite)', { fontStyle: 'normal' });
globalStyle(':where(summary)', { cursor: 'pointer' });

globalStyle(':where(a)', { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' });
globalStyle(':where(time, data, output)', { fontVariantNumeric: 'tabular-nums' });

globalStyle(':where(:focus-visible)', {
  outline: `3px solid ${vars.color.brand}`,
  outlineOffset: '2px',
});
// Parts of a page that take the focus to be read from. A button keeps its ring: days of a calendar have one tab stop together.
globalStyle(':where([tabindex="-1"]:not(button):focus-visible)', { outline: 'none' });

globalStyle('::selection', { background: vars.color.brand, color: vars.color.onBrand });

globalStyle('[hidden]', { display: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '1ms !important',
      animationDelay: '0ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      // A duration alone has every change of every element arrive a frame later: `all` is what nobody has set. Classes set theirs over this.
      transitionProperty: 'none',
      transitionDelay: '0ms !important',
    },
  },
});

globalStyle('#shell', {
  padding: `18px ${vars.space[20]}`,
  '@media': { [media.menu]: { padding: `26px ${vars.space[40]}` } },
});

globalStyle('#shell::after', {
  content: '""',
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '40%',
  height: '3px',
  background: vars.color.brand,
  animation: `${fade} 200ms 800ms backwards, ${pass} 1.2s ease-in-out infinite`,
});

globalStyle('#shell nav', {
  display: 'grid',
  gap: vars.space[20],
  marginBlockStart: vars.space[48],
  animation: `${fade} 200ms 300ms backwards`,
});
globalStyle('#shell i', { height: '36px', borderRadius: vars.radius.field, background: vars.color.line });
globalStyle('#shell i:nth-of-type(1)', { width: '60%' });
globalStyle('#shell i:nth-of-type(2)', { height: '40dvh' });
globalStyle('#shell a', {
  justifySelf: 'start',
  paddingBlock: vars.space[12],
  color: vars.color.inkSoft,
  animation: `${fade} 200ms 1500ms backwards`,
});

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: vars.layer.skipLink,
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderRadius: vars.radius.field,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.font.semibold,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  '@media': { [media.print]: { display: 'none' } },
});
