import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseHtml } from 'parse5';
import { globSync } from 'tinyglobby';
import { allowances, type Allowance } from './allowed.ts';
import { missingIn, type Feature } from './compat-data.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';

export type Problem = { file: string; features: Feature[]; missing: string[]; excerpt: string };

const EXCERPT = 70;

export function problemsIn(file: string, source: string): Problem[] {
  if (file.endsWith('.html')) return stylesOf(source).flatMap((style) => problemsIn(`${file}.css`, style));
  const uses = file.endsWith('.css') ? styleFeatures(source) : scriptFeatures(file, source);
  const found = new Map<string, Problem>();
  for (const { features, start } of uses) {
    const missing = features.map(missingIn);
    const key = features.join();
    if (found.has(key) || missing.some((browsers) => browsers.length === 0)) continue;
    const excerpt = source.slice(Math.max(0, start - EXCERPT / 2), start + EXCERPT).replaceAll('\n', ' ');
    found.set(key, { file, features, missing: missing[0] ?? [], excerpt });
  }
  return [...found.values()];
}

export function checkBuild(directory: string): { problems: Problem[]; unneeded: Allowance[] } {
  const files = globSync(['**/*.{js,mjs,css,html}'], { cwd: directory });
  const needed = new Set<Allowance>();
  const problems = files
    .flatMap((file) => problemsIn(file, readFileSync(join(directory, file), 'utf8')))
    .filter((problem) => {
      const answered = allowances.filter((allowance) => covers(allowance, problem));
      for (const allowance of answered) needed.add(allowance);
      return answered.length === 0;
    });
  return { problems, unneeded: allowances.filter((allowance) => !needed.has(allowance)) };
}

function covers({ files, features }: Allowance, problem: Problem): boolean {
  const name = basename(problem.file);
  return (
    files.some((beginning) => name.startsWith(beginning)) &&
    problem.features.some((feature) => features.includes(feature))
  );
}

type Element = { nodeName: string; value?: string; childNodes?: Element[] };

function stylesOf(html: string): string[] {
  const read = (node: Element): string[] =>
    node.nodeName === 'style'
      ? [(node.childNodes ?? []).map(({ value }) => value ?? '').join('')]
      : (node.childNodes ?? []).flatMap(read);
  return read(parseHtml(html));
}
