import type { Feature } from './compat-data.ts';

export type Allowance = {
  features: Feature[];
  /** Prefixes of the file names with this permission; `style` means all style sheets. */
  files: string[];
  why: string;
};

const pdf = ['pdf'];
const styles = ['style'];
const anywhere = [''];

export const allowances: Allowance[] = [
  {
    features: [
      'api.AbortSignal.any_static',
      'api.Blob.bytes',
      'api.URL.parse_static',
      'javascript.builtins.ArrayBuffer.transferToFixedLength',
      'javascript.builtins.Iterator.toArray',
      'javascript.builtins.Map.getOrInsertComputed',
      'javascript.builtins.Math.sumPrecise',
      'javascript.builtins.Promise.try',
      'javascript.builtins.Promise.withResolvers',
      'javascript.builtins.Set.difference',
      'javascript.builtins.Set.intersection',
      'javascript.builtins.Uint8Array.fromBase64',
      'javascript.builtins.Uint8Array.setFromBase64',
      'javascript.builtins.Uint8Array.setFromHex',
      'javascript.builtins.Uint8Array.toBase64',
      'javascript.builtins.Uint8Array.toHex',
    ],
    files: pdf,
    why: 'The legacy build of pdf.js brings core-js, which puts what is missing there first.',
  },
  {
    features: ['javascript.builtins.Iterator.toArray', 'api.Observable.toArray'],
    files: ['sortable-list'],
    why: 'A method of a class of @dnd-kit/core that has this name.',
  },
  {
    features: ['api.ServiceWorkerRegistration.sync', 'javascript.builtins.ArrayBuffer.resize'],
    files: ['rich-text-editor'],
    why: 'A method and an option of Tiptap’s that have these names.',
  },
  {
    features: ['javascript.builtins.ArrayBuffer.resize'],
    files: ['houses-map'],
    why: 'A function of ours that has this name.',
  },
  {
    features: ['javascript.builtins.Set.difference'],
    files: ['move-dialog'],
    why: 'A sum of ours that has this name.',
  },
  {
    features: ['css.properties.-webkit-touch-callout'],
    files: styles,
    why: 'Keeps the preview of a link on iPhones from a finger that rests; nobody else shows one.',
  },
  {
    features: ['css.properties.paint-order'],
    files: styles,
    why: 'Of the text of a drawing, where every browser has it; what is newer is its use in HTML.',
  },
  {
    features: ['api.ServiceWorkerRegistration.sync'],
    files: ['shortlist'],
    why: 'A call of our API that has this name.',
  },
  {
    features: ['api.Translator', 'api.LanguageDetector'],
    files: ['below-facts'],
    why: 'A translation is offered where the browser has them alone.',
  },
  {
    features: ['api.Document.caretPositionFromPoint', 'api.Document.caretRangeFromPoint'],
    files: ['rich-text-editor'],
    why: 'ProseMirror looks for each of the two before; every browser has one.',
  },
  {
    features: ['javascript.builtins.JSON.rawJSON', 'javascript.builtins.JSON.isRawJSON'],
    files: pdf,
    why: 'core-js asks inside a try what the browser has.',
  },
  {
    features: ['api.ReadableStream.@@asyncIterator'],
    files: pdf,
    why: 'Three places: getTextContent, which is not called; drawn annotations, which are not offered; decompression, inside a try before pdf.js’ own.',
  },
  {
    features: [
      'api.ImageDecoder',
      'api.ImageDecoder.isTypeSupported_static',
      'javascript.builtins.Float16Array',
    ],
    files: pdf,
    why: 'pdf.js looks for them and else decodes and counts by itself.',
  },
  {
    features: ['api.Navigator.gpu'],
    files: pdf,
    why: 'pdf.js reads it inside a try, and draws without.',
  },
  {
    features: ['javascript.builtins.SharedArrayBuffer.grow', 'javascript.builtins.Iterator.take'],
    files: pdf,
    why: 'Methods of WebAssembly tables and of pdf.js’ own objects.',
  },
  {
    features: ['api.trustedTypes'],
    files: [...pdf, 'app', 'rich-text-editor'],
    why: 'Used where it is there; no other browser asks for it.',
  },
  {
    features: ['api.Navigator.userAgentData'],
    files: ['after-start'],
    why: 'Read where it is there; the user agent tells else how the app is installed.',
  },
  {
    features: ['api.Document.startViewTransition', 'api.Window.navigation'],
    files: ['app'],
    why: 'The router and React look for them before; pages change without a transition else.',
  },
  {
    features: ['api.Window.setImmediate'],
    files: ['app'],
    why: 'React looks for it before and else uses a MessageChannel.',
  },
  {
    features: ['javascript.builtins.AsyncDisposableStack.use', 'javascript.builtins.Iterator.drop'],
    files: anywhere,
    why: 'Names of React’s, i18next’s, pdf.js’ and our forms’ own methods; `using` itself is told by its syntax.',
  },
  {
    features: ['api.Navigator.connection'],
    files: ['app', 'after-start'],
    why: 'Looked for before; a browser that does not say how fast its network is has a good one.',
  },
  {
    features: ['javascript.builtins.Error.captureStackTrace'],
    files: ['transport'],
    why: 'ofetch looks for it before.',
  },
  {
    features: ['api.Element.checkVisibility'],
    files: ['overlay'],
    why: 'The dialog library looks for it before.',
  },
  {
    features: ['api.Window.requestIdleCallback'],
    files: ['app'],
    why: 'Looked for before; a short wait else.',
  },
  {
    features: ['api.Navigator.setAppBadge', 'api.Navigator.clearAppBadge'],
    files: ['session'],
    why: 'Looked for before; the icon of the app shows no number else.',
  },
  {
    features: ['api.Navigator.share'],
    files: ['shortlist', 'screens', 'ask-someone', 'welcome'],
    why: 'Looked for before; the address is copied else.',
  },
  {
    features: ['javascript.builtins.Uint8Array.toBase64'],
    files: ['install'],
    why: 'The writer of QR codes looks for it before, and goes byte by byte else.',
  },
  {
    features: [
      'css.properties.-webkit-tap-highlight-color',
      'css.properties.text-size-adjust',
      'css.properties.user-select',
      'css.properties.backdrop-filter',
      'css.properties.mask-image',
    ],
    files: styles,
    why: 'Written beside its prefixed spelling, which Safari and older Chromium read, or against what only phones of that make do.',
  },
  {
    features: [
      'css.properties.content-visibility',
      'css.properties.content-visibility.auto',
      'css.properties.contain-intrinsic-size',
    ],
    files: styles,
    why: 'Saves work below the fold; without it all is laid out at once.',
  },
  {
    features: [
      'css.properties.text-wrap',
      'css.properties.text-wrap.balance',
      'css.properties.text-wrap.pretty',
      'css.properties.accent-color',
      'css.properties.interpolate-size',
      'css.properties.interpolate-size.allow-keywords',
      'css.selectors.details-content',
      'css.selectors.selection',
      'css.properties.overscroll-behavior',
      'css.properties.overscroll-behavior-x',
      'css.properties.scrollbar-width',
      'css.properties.scrollbar-width.none',
      'css.properties.forced-color-adjust',
      'css.properties.forced-color-adjust.none',
    ],
    files: styles,
    why: 'Finish: lines break, parts open and scroll all the same.',
  },
  {
    features: [
      'css.properties.cursor.crosshair',
      'css.properties.cursor.default',
      'css.properties.cursor.grab',
      'css.properties.cursor.grabbing',
      'css.properties.cursor.not-allowed',
      'css.properties.cursor.pointer',
      'css.properties.cursor.progress',
      'css.properties.cursor.zoom-in',
      'css.properties.resize',
      'css.properties.resize.none',
      'css.properties.resize.vertical',
    ],
    files: styles,
    why: 'For a mouse, which phones have none of.',
  },
];
