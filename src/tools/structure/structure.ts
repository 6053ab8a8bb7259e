import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { cycles, importsOf } from './imports.ts';

/**
 * `npm run structure [folder]`: prints size, loose files, rooms and the arrows between rooms for the folders of the product, or for the given
 * one, as a table. A room is a folder directly inside; an arrow is a pair of rooms of which one imports the other; a loose file is in none.
 */
const given = process.argv[2]?.replace(/\/$/, '');
const folders = given
  ? [given]
  : [
      'src/contract',
      'src/app',
      'src/app/admin',
      'src/app/features',
      'src/app/platform',
      'src/server',
      'src/server/modules',
      'src/ssr',
      'sw',
      'tests',
    ];
const files = globSync(['{src,sw,tests}/**/*.{ts,tsx}'], { ignore: ['**/*.gen.ts', '**/*.d.ts'] });
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const edges = [...sources].flatMap(([file, source]) => importsOf(file, source));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Returns the figures of a folder. Tests beside their files do not count, except in `tests`. */
function figuresOf(folder: string) {
  const own = [...sources].filter(
    ([file]) => file.startsWith(`${folder}/`) && (folder === 'tests' || !isTest(file)),
  );
  const roomOf = (file: string): string | null => {
    const [room, ...rest] = file.slice(folder.length + 1).split('/');
    return file.startsWith(`${folder}/`) && room && rest.length > 0 ? room : null;
  };
  const arrows = new Set<string>();
  for (const { from, to } of edges) {
    const [one, other] = [roomOf(from), roomOf(to)];
    if (one && other && one !== other && (folder === 'tests' || !isTest(from)))
      arrows.add(`${one} → ${other}`);
  }
  const lines = own.map(([, source]) => source.split('\n').length - 1);
  return {
    files: own.length,
    lines: lines.reduce((sum, each) => sum + each, 0),
    'longest file': Math.max(0, ...lines),
    loose: own.filter(([file]) => roomOf(file) === null).length,
    rooms: new Set(own.flatMap(([file]) => roomOf(file) ?? [])).size,
    arrows: arrows.size,
    cycles: cycles(
      edges.filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`)),
    ).length,
  };
}

console.table(Object.fromEntries(folders.map((folder) => [folder, figuresOf(folder)])));
