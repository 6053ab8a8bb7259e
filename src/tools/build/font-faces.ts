import { parse } from 'css-tree';
import type { Plugin, Rolldown } from 'vite';

/** Font files with letters that most pages do not need: Hangul (with long unicode-range tables), Cyrillic and Vietnamese. */
const subset = /\/ondol-sans-(?:ui|\d+|cyrillic|vietnamese)\.woff2/;

/**
 * Moves the font faces from the common sheet into the page itself: browsers choose fonts and lay out all text again whenever a face arrives later.
 * The host leaves the subsets out of the pages that it renders; they load as `assets/subsets/` under the name of the sheet
 * (`src/server/http/pages/deferred-assets.ts`).
 */
export function fontFaces(): Plugin {
  return {
    name: 'font-faces',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const { common, subsets } = splitFaces(String(sheetOf(bundle).source));
        return html.replace(
          '</head>',
          `<style>${common}</style><style data-subsets>${subsets}</style></head>`,
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheet = sheetOf(bundle);
        const { rules, subsets } = splitFaces(String(sheet.source));
        sheet.source = rules;
        const fileName = sheet.fileName.replace('assets/', 'assets/subsets/');
        this.emitFile({ type: 'asset', fileName, source: subsets });
      },
    },
  };
}

function sheetOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const sheet = Object.values(bundle).find(({ fileName }) => /^assets\/style-[^/]*\.css$/.test(fileName));
  if (sheet?.type !== 'asset') throw new Error('There is no style sheet');
  return sheet;
}

export function splitFaces(source: string): { common: string; subsets: string; rules: string } {
  const sheet = parse(source, { positions: true, parseValue: false, parseCustomProperty: false });
  const split = { common: '', subsets: '', rules: '' };
  for (const node of sheet.type === 'StyleSheet' ? sheet.children : []) {
    const text = source.slice(node.loc?.start.offset, node.loc?.end.offset);
    const isFace = node.type === 'Atrule' && node.name === 'font-face';
    split[isFace ? (subset.test(text) ? 'subsets' : 'common') : 'rules'] += text;
  }
  return split;
}
