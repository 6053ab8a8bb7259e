import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
type Format = { printWidth: number; useTabs?: boolean; tabWidth?: number; endOfLine?: string };
type Package = { license: string; engines: { node: string } };
const own = JSON.parse(read('package.json')) as Package;

function editorSettings(text: string): Record<string, string> {
  const [, section = ''] = /^\[\*\]\n([\s\S]*?)(?:\n\[|$(?![\s\S]))/m.exec(text) ?? [];
  return Object.fromEntries(
    [...section.matchAll(/^(\w+) = (.+)$/gm)].map(([, name, value]) => [name!, value!]),
  );
}

it('editors are told to write as the formatter does', () => {
  const format = JSON.parse(read('.oxfmtrc.json')) as Format;
  expect(editorSettings(read('.editorconfig'))).toMatchObject({
    max_line_length: String(format.printWidth),
    indent_style: format.useTabs ? 'tab' : 'space',
    indent_size: String(format.tabWidth ?? 2),
    end_of_line: format.endOfLine ?? 'lf',
  });
});

it('one Node is named to develop on, which the package allows', () => {
  expect(read('.node-version')).toBe(read('.nvmrc'));
  const [, oldest] = /^>=(\d+)\./.exec(own.engines.node) ?? [];
  expect(Number(read('.nvmrc'))).toBeGreaterThanOrEqual(Number(oldest));
});

it('a forge runs what `.ci/run` runs, and nothing else', () => {
  const runs = [...read('.github/workflows/ci.yml').matchAll(/- run: (.+)/g)].map(([, run]) => run!);
  expect(runs.filter((run) => !run.startsWith('git config '))).toEqual(['.ci/run']);
  expect(JSON.parse(read('.github/renovate.json'))).toMatchObject({ lockFileMaintenance: { enabled: true } });
});

it('the licence is that of the package, and the README says so', () => {
  expect(read('README.md')).toContain(`\`${own.license}\``);
});
