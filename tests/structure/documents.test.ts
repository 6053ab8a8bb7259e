import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const rooms = /^(?:src|sw|tests|locales|docs|public)\//;

/** Paths that a document names in backticks, from the repository's root; those with placeholders or patterns are no paths. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path!);
  return named.filter((path) => rooms.test(path) && !/[*{}$<>…]|NNNN/.test(path));
}

/** Addresses of other documents that a document links to, relative to itself. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s:#]+\.md)(?:#[^)]*)?\)/g)].map(([, link]) => link!);
}

/** Tells where the journeys that a line names are walked, by the marks of their titles, and which are not there. */
function placesOf(line: string) {
  const named = [...line.matchAll(/`(tests\/journeys\/[^`]+)` “([^”]+)”/g)];
  const marks = named.map(([, file, title]) => {
    const [, mark] = new RegExp(`'${title!.replaceAll(/[.*+?]/g, '\\$&')}( @\\w+)?'`).exec(read(file!)) ?? [];
    return { title: title!, isThere: read(file!).includes(`'${title!}`), mark: mark?.trim() ?? '' };
  });
  return {
    missing: marks.filter(({ isThere }) => !isThere).map(({ title }) => title),
    phone: marks.some(({ mark }) => mark !== '@desktop'),
    desktop: marks.some(({ mark }) => mark !== ''),
  };
}

describe('the documents', () => {
  it.each(['README.md', 'docs/architecture.md', 'docs/glossary.md', 'docs/promises.md', 'docs/style.md'])(
    '%s names files that are there',
    (file) => {
      const named = pathsIn(read(file));
      expect(named.filter((path) => !existsSync(path))).toEqual([]);
    },
  );

  it('follow a cancellation through all rooms', () => {
    const named = pathsIn(read('docs/architecture.md'));
    for (const room of [
      'src/contract',
      'src/app/screens',
      'src/app/features',
      'src/app/platform',
      'tests/api',
    ])
      expect(
        named.some((path) => path.startsWith(`${room}/`)),
        room,
      ).toBe(true);
    for (const room of ['http', 'modules', 'ports', 'platform', 'adapters', 'db'])
      expect(
        named.some((path) => path.startsWith(`src/server/${room}/`)),
        room,
      ).toBe(true);
  });

  it('name for each promise journeys that are there, on a phone in Korean and on a desktop', () => {
    const lines = read('docs/promises.md')
      .split('\n')
      .filter((line) => line.includes('.spec.ts'));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines)
      expect(placesOf(line), line).toEqual({ missing: [], phone: true, desktop: true });
    const planted =
      '| x | `tests/journeys/contract.spec.ts` “an expired link says so, and a new one comes by mail”';
    expect(placesOf(planted)).toMatchObject({ phone: true, desktop: false });
    expect(placesOf('`tests/journeys/contract.spec.ts` “gone”').missing).toEqual(['gone']);
  });

  it('link to documents that are there', () => {
    for (const file of globSync(['README.md', 'docs/**/*.md'])) {
      const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
      expect(
        linksIn(read(file)).filter((link) => !existsSync(folder + link)),
        file,
      ).toEqual([]);
    }
  });

  it('notice a planted file and a planted link that are not there', () => {
    expect(pathsIn('see `src/gone.ts` and `npm run dev`').filter((path) => !existsSync(path))).toEqual([
      'src/gone.ts',
    ]);
    expect(linksIn('[one](adr/0000-gone.md)')).toEqual(['adr/0000-gone.md']);
  });

  it('name commits that are in the history, where there is one', () => {
    const named = [...read('README.md').matchAll(/`([0-9a-f]{7})`/g)].map(([, hash]) => hash!);
    expect(named.length).toBeGreaterThanOrEqual(4);
    if (!existsSync('.git')) return;
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return;
    for (const hash of named) expect(git('cat-file', '-t', hash).trim(), hash).toBe('commit');
  });
});

describe('decisions', () => {
  const decisions = globSync(['docs/adr/*.md']).toSorted();

  it('are numbered without gap or double, and say so in their title', () => {
    decisions.forEach((file, index) => {
      expect(file).toMatch(new RegExp(`/${String(index + 1).padStart(4, '0')}-`));
      expect(read(file)).toMatch(new RegExp(`^# ${index + 1}\\. \\S`));
    });
  });

  it.each(decisions)('%s has its date, its status, what was rejected and what it costs', (file) => {
    const text = read(file);
    expect(text).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: (?:accepted|superseded|rejected)/m);
    expect(text).toMatch(/\*\*Rejected/);
    expect(text).toMatch(/\*\*Price\.\*\*/);
  });
});
