import { parse, walk, type CssNode } from 'css-tree';
import type { Plugin } from 'vite';

/** A class of vanilla-extract, or a word that might be one. */
const word = /[A-Za-z_][\w-]*/g;

/**
 * Cuts the rules for administrators' screens out of the common style sheet, into `assets/admin/` under the same name: no visitor's device
 * stores them. `src/app/layouts/admin/admin-style.ts` loads them.
 */
export function adminStyle(): Plugin {
  return {
    name: 'admin-style',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const scripts = files.filter((file) => file.type === 'chunk' && !file.fileName.includes('/admin/'));
        const others = new Set(
          scripts.flatMap((file) => ('code' in file ? (file.code.match(word) ?? []) : [])),
        );
        const sheets = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
        const [sheet, ...more] = sheets;
        if (sheet?.type !== 'asset' || more.length)
          throw new Error(`${sheets.length} style sheets instead of one`);
        const { common, admin } = splitStyle(String(sheet.source), (name) => others.has(name));
        sheet.source = common;
        const fileName = sheet.fileName.replace('assets/', 'assets/admin/');
        this.emitFile({ type: 'asset', fileName, source: admin });
      },
    },
  };
}

/** Splits a sheet by its rules, each in its order: one of `admin` has a class in every selector that is not in `common` use. */
export function splitStyle(
  source: string,
  isCommon: (className: string) => boolean,
): { common: string; admin: string } {
  const sheet = parse(source, { positions: true, parseValue: false, parseCustomProperty: false });
  const isAdmin = (node: CssNode) => {
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
          return isAdmin(node) === wanted ? textOf(node) : '';
        const inner = part(node.block.children.toArray(), wanted);
        const head = source.slice(node.loc?.start.offset, (node.block.loc?.start.offset ?? 0) + 1);
        return inner && `${head}${inner}}`;
      })
      .join('');
  const rules = sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
  return { common: part(rules, false), admin: part(rules, true) };
}
