import { dirname, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export type Import = { from: string; to: string; typeOnly: boolean };

export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) => {
    const to = resolved(file, specifier);
    if (to) found.push({ from: file, to, typeOnly });
  };
  for (const statement of module.staticImports) {
    const typeOnly = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType);
    add(statement.moduleRequest.value, typeOnly);
  }
  for (const statement of module.staticExports) {
    for (const entry of statement.entries)
      if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1];
    if (literal) add(literal, false);
  }
  return found;
}

const alias: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#app/': 'src/app/',
  '#server/': 'src/server/',
  '#tests/': 'tests/',
  '#sw/': 'sw/',
};

function resolved(file: string, specifier: string): string | null {
  for (const [short, long] of Object.entries(alias))
    if (specifier.startsWith(short)) return long + specifier.slice(short.length);
  if (!specifier.startsWith('.')) return null;
  return posix.normalize(posix.join(dirname(file), specifier.split('?')[0]!));
}

/** Returns import cycles, each as the list of its files. Imports of types count: a type that two files need has its own file. */
export function cycles(edges: Import[]): string[][] {
  const graph = new Map<string, string[]>();
  for (const { from, to } of edges) graph.set(from, [...(graph.get(from) ?? []), to]);
  const state = new Map<string, 'open' | 'done'>();
  const found: string[][] = [];
  const visit = (file: string, way: string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...way.slice(way.indexOf(file)), file]);
      return;
    }
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
