import { parse, walk, type CssNode } from 'css-tree';
import type { Plugin } from 'vite';

const word = /[A-Za-z_][\w-]*/g;

/** Areas of the application (`chunks.ts`) whose rules are left out of the common sheet, which every visitor's device stores. */
const areas = ['admin', 'map', 'lounge', 'resident', 'consent'] as const;

/** Includes the design system's own page in `admin`, because it loads the same files (`layouts/areas.ts`). */
const belongsTo = (area: (typeof areas)[number], fileName: string): boolean =>
  fileName.includes(`/${area}/`) || (area === 'admin' && fileName.includes('/dev/'));

/**
 * Moves the rules that only one area uses out of the common style sheet, into `assets/<area>/` under the same name.
 * `src/app/platform/browser/area-style.ts` loads them.
 */
export function areaStyles(): Plugin {
  return {
    name: 'area-styles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const sheets = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
        const [sheet, ...more] = sheets;
        if (sheet?.type !== 'asset' || more.length)
          throw new Error(`${sheets.length} style sheets instead of one`);
        for (const area of areas) {
          const scripts = files.filter((file) => file.type === 'chunk' && !belongsTo(area, file.fileName));
          const others = new Set(
            scripts.flatMap((file) => ('code' in file ? (file.code.match(word) ?? []) : [])),
          );
          const { common, own } = splitStyle(String(sheet.source), (name) => others.has(name));
          sheet.source = common;
          const fileName = sheet.fileName.replace('assets/', `assets/${area}/`);
          this.emitFile({ type: 'asset', fileName, source: own });
        }
      },
    },
  };
}

/**
 * Splits a sheet by its rules without changing their order. A rule belongs to `own` if each of its selectors has a class that is not in common use.
 */
export function splitStyle(
  source: string,
  isCommon: (className: string) => boolean,
): { common: string; own: string } {
  const sheet = parse(source, { positions: true, parseValue: false, parseCustomProperty: false });
  const isOwn = (node: CssNode) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return false;
    return node.prelude.children.toArray().every((selector) => {
      let hasOwn = false;
      walk(selector, (part) => {
        hasOwn ||= part.type === 'ClassSelector' && !isCommon(part.name);
      });
      return hasOwn;
    });
  };
  const textOf = ({ loc }: CssNode) => source.slice(loc?.start.offset, loc?.end.offset);
  const part = (nodes: CssNode[], wanted: boolean): string =>
    nodes
      .map((node) => {
        if (node.type !== 'Atrule' || !node.block || !/^(media|supports|container)$/.test(node.name))
          return isOwn(node) === wanted ? textOf(node) : '';
        const inner = part(node.block.children.toArray(), wanted);
        const head = source.slice(node.loc?.start.offset, (node.block.loc?.start.offset ?? 0) + 1);
        return inner && `${head}${inner}}`;
      })
      .join('');
  const rules = sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
  return { common: part(rules, false), own: part(rules, true) };
}
